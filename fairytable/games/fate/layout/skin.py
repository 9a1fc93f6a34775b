"""The skin of Fairy's Fate: oak holds cards, singed parchment holds words."""

from fairytable.stage.skin import Cloth, Inks, Plates, Rims, Skin, Surface

ROAD = Skin(
    "road",
    Plates(
        plate=Surface("oak", "#3E2A1B", "#241710", "#8A6234"),
        tray=Surface("oak", "#4A3324", "#291A12", "#8A6234"),
        badge=Surface("oak", "#2A1A10", "#1A0F0A", "#C99A54", ornate=False),
        banner=Surface("oak", "#5A3C20", "#3E2812", "#C99A54"),
        sky=Surface("oak", "#3E2A1B", "#241710", "#8A6234"),
        medallion=Surface("brass", "#4A3324", "#1A0F0A", "#C99A54"),
        glade=Surface("glass", "#1A131C", "#120C14", strength=0.66),
        velvet=Surface("velvet", "#3A2440", "#20142A", "#8A6234"),
        gold=Surface("oak", "#4E3818", "#33230F", "#FFD97A"),
        pill=Surface("oak", "#2E1E14", "#1A0F0A", "#8A6234", ornate=False),
        page=Surface("parchment", "#F3E3BB", "#E6CF9C", "#3A1A08"),
    ),
    Inks(
        plain="#FFF3D6",
        soft="#D9C6A0",
        strong="#FFF8E6",
        good="#C9F57C",
        bad="#FFB09C",
        dark="#2B1B10",
        dark_soft="#5A4129",
    ),
    Rims(soft="#B78A50", active="#E9C877", target="#C9F57C", danger="#FF8A6E"),
    Cloth("#352C52", "#2B2440", "#141029", "#C99A54", "none", "none"),
    panel=Surface("parchment", "#F3E3BB", "#E6CF9C", "#3A1A08"),
    prompt=Surface("parchment", "#F8ECCB", "#EBD8AA", "#8A5A14"),
    dialog=Surface("parchment", "#F3E3BB", "#E6CF9C", "#3A1A08"),
)
