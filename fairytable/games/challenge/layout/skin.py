"""The skin of The Challenge: what is said is carved in mossy stone."""

from fairytable.stage.skin import Around, Cloth, Growth, Inks, Plates, Rims, Skin, Surface

_EDGE = "#07060C"

MOSSY = Skin(
    "mossy",
    Plates(
        plate=Surface("stone", "#45434C", "#2B2A35", _EDGE),
        tray=Surface("stone", "#3A3842", "#201F29", _EDGE, ornate=False),
        badge=Surface("stone", "#3E3C46", "#24222D", _EDGE, ornate=False),
        banner=Surface("stone", "#49443F", "#353137", _EDGE),
        sky=Surface("stone", "#37353F", "#201F29", _EDGE, ornate=False),
        medallion=Surface("stone", "#3E3C46", "#24222D", _EDGE, ornate=False),
        glade=Surface("glass", "#2E4630", "#1E3020", strength=0.34),
        velvet=Surface("stone", "#463F5C", "#2C2742", _EDGE),
        gold=Surface("stone", "#48402E", "#302A1E", "#FFD27A"),
        pill=Surface("stone", "#36343E", "#1E1D27", _EDGE, ornate=False),
        bright=Surface("stone", "#46572C", "#2C3A1C", "#8FB050", ornate=False),
        page=Surface("paper", "#EFE4CA", "#D2BE94", "#6E5634"),
        patch=Surface("burlap", "#EFD9AE", "#DCC08C", "#5A3818"),
    ),
    Inks(
        plain="#F5ECD6",
        soft="#CFC6B6",
        strong="#FFF8E6",
        good="#B9E68A",
        bad="#FFB3A3",
        gold="#FFD27A",
        dark="#25180E",
        dark_soft="#54422E",
        dark_good="#2C4A16",
        dark_bad="#7E2412",
    ),
    Rims(soft="#A7A2B0", active="#FFD27A", open="#FFD27A", target="#FFD27A", danger="#FF9A86"),
    Cloth(
        *("#33406A", "#2A3152", "#141A1C", "#8FB050", "none", "none"),
        shine="#6C82D8",
        growth=Growth(
            ("#5E7E40", "#7FA052", "#486434", "#9AB86C"),
            top=0.69,
            thick=2.0,
            moss=True,
            caps=("#C8453A", "#D9C49A", "#A9703E"),
            blooms=("#9FB4FF", "#F2EFE0", "#E6D27A"),
        ),
    ),
    slip=Surface("paper", "#EFE4CA", "#DCCBA4", "#6E5634", ornate=False),
    motes="#F0F7A8",
    mist="#A9B8F0",
    empty="niche",
    dark=Around(
        bar=Surface("stone", "#34323C", "#26242E", _EDGE, ornate=False),
        panel=Surface("stone", "#34323C", "#201F29", _EDGE, ornate=False),
        prompt=Surface("stone", "#4A453F", "#333036", _EDGE),
        dialog=Surface("stone", "#3E3C46", "#26252F", _EDGE),
        key=Surface("stone", "#44423E", "#2A2829", "#8FB050", ornate=False),
        sheet=Surface("stone", "#403E47", "#2B2A35", _EDGE),
        edge="root",
    ),
    light=Around(
        bar=Surface("paper", "#E6E0D2", "#D6CEBC", "#6E5634", ornate=False),
        panel=Surface("paper", "#E6E0D2", "#D2C9B4", "#6E5634", ornate=False),
        prompt=Surface("paper", "#F4EFE0", "#E4DCC8", "#6E5634"),
        dialog=Surface("paper", "#ECE6D6", "#DAD2BE", "#6E5634"),
        key=Surface("stone", "#4A463E", "#302C2A", "#8FB050", ornate=False),
        sheet=Surface("paper", "#F4EFE0", "#E6DECA", "#6E5634"),
        edge="root",
    ),
)
