"""The skin of Hunters: a naturalist's album, leather and brass."""

from fairytable.stage.skin import Around, Cloth, Growth, Inks, Plates, Rims, Skin, Surface

ALBUM = Skin(
    "album",
    Plates(
        plate=Surface("leather", "#41292A", "#221319", "#C8994A"),
        tray=Surface("leather", "#2A1A1C", "#17100F", "#C8994A"),
        badge=Surface("leather", "#2A1A1C", "#17100F", "#C8994A", ornate=False),
        banner=Surface("leather", "#4A3032", "#2A181E", "#F4DC9B"),
        sky=Surface("leather", "#41292A", "#221319", "#C8994A"),
        medallion=Surface("brass", "#12424A", "#0B2129", "#C8994A"),
        glade=Surface("glass", "#1C3A38", "#12262C", strength=0.6),
        velvet=Surface("velvet", "#3A1A28", "#220E18", "#C8994A"),
        gold=Surface("leather", "#54392C", "#33201C", "#FFD97A"),
        pill=Surface("leather", "#33201F", "#1A1012", "#C8994A", ornate=False),
        page=Surface("paper", "#F1E5C8", "#D2BC90", "#8A6A34"),
    ),
    Inks(
        plain="#F6EAD0",
        soft="#D3C3A6",
        strong="#FFF6DC",
        good="#9DF0B4",
        bad="#FFB09C",
        dark="#2B1B1E",
        dark_soft="#5A423A",
        dark_bad="#7A2014",
        dark_good="#1F4F26",
    ),
    Rims(soft="#C8994A", active="#F4DC9B", target="#9DF0B4", danger="#FFB09C"),
    Cloth(
        *("#3E6154", "#20363D", "#0B0C20", "#C8994A", "none", "none"),
        shine="#4A8270",
        growth=Growth(("#54806A", "#3F6C62", "#6E9478", "#4A7A78"), thick=1.4),
    ),
    slip=Surface("paper", "#F1E5C8", "#DDC89C", "#8A6A34", ornate=False),
    motes="#FFF0A0",
    mist="#B8D8CC",
    empty="corners",
    dark=Around(
        bar=Surface("leather", "#2E1C20", "#1C1014", "#C8994A"),
        panel=Surface("leather", "#33201F", "#1E1216", "#C8994A", ornate=False),
        prompt=Surface("leather", "#4A3032", "#2C1A20", "#F4DC9B"),
        dialog=Surface("leather", "#33201F", "#1E1216", "#C8994A"),
        key=Surface("leather", "#3A2630", "#241519", "#C8994A", ornate=False),
        sheet=Surface("paper", "#F1E5C8", "#DCC89E", "#8A6A34"),
        edge="strap",
    ),
    light=Around(
        bar=Surface("paper", "#F1E5C8", "#E6D6B2", "#8A6A34", ornate=False),
        panel=Surface("paper", "#F1E5C8", "#DFCDA4", "#8A6A34", ornate=False),
        prompt=Surface("paper", "#F8F0DA", "#EADBB8", "#8A6A34"),
        dialog=Surface("paper", "#F1E5C8", "#E2D1AA", "#8A6A34"),
        key=Surface("leather", "#4A3032", "#2C1A20", "#C8994A", ornate=False),
        sheet=Surface("paper", "#F9F2DE", "#EDE0C0", "#8A6A34"),
        edge="strap",
    ),
)
