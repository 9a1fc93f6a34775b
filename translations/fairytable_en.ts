<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>app</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n finished game</numerusform>
            <numerusform>%n finished games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moons</name>
    <message numerus="yes">
        <source>closed %n circle(s)</source>
        <translation>
            <numerusform>closed %n circle</numerusform>
            <numerusform>closed %n circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>circle {i}, {element}, %n fairies, sum {sum}, closing now {points}</source>
        <translation>
            <numerusform>circle {i}, {element}, %n fairy, sum {sum}, closing now {points}</numerusform>
            <numerusform>circle {i}, {element}, %n fairies, sum {sum}, closing now {points}</numerusform>
        </translation>
    </message>
</context>
</TS>
