"""The skin of Fairy's Fate: oak holds cards, singed parchment holds words."""

from fairytable.stage.skin import Around, Cloth, Inks, Plates, Rims, Skin, Surface

ROAD = Skin(
    "road",
    Plates(
        plate=Surface("oak", "#3E2A1B", "#241710", "#8A6234"),
        tray=Surface("oak", "#4A3324", "#291A12", "#8A6234"),
        badge=Surface("oak", "#2A1A10", "#1A0F0A", "#C99A54", ornate=False),
        banner=Surface("oak", "#56391E", "#3A2510", "#C99A54"),
        sky=Surface("oak", "#3E2A1B", "#241710", "#8A6234"),
        medallion=Surface("brass", "#4A3324", "#1A0F0A", "#C99A54"),
        glade=Surface("glass", "#2A2046", "#1A1430", strength=0.36),
        velvet=Surface("velvet", "#4C2448", "#2C1430", "#C99A54"),
        gold=Surface("oak", "#57391A", "#3A2411", "#FFD97A"),
        pill=Surface("oak", "#2E1E14", "#1A0F0A", "#8A6234", ornate=False),
        page=Surface("parchment", "#F3E3BB", "#E6CF9C", "#3A1A08"),
        patch=Surface("parchment", "#E8D09C", "#DCC08C", "#3A1A08"),
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
    slip=Surface("parchment", "#F3E3BB", "#E6CF9C", "#8A5A14", ornate=False),
    motes="#FFD08A",
    mist="#C8B4E0",
    dark=Around(
        bar=Surface("oak", "#2E1F15", "#1C120C", "#8A6234"),
        panel=Surface("oak", "#3A271A", "#22160F", "#8A6234", ornate=False),
        prompt=Surface("parchment", "#F8ECCB", "#EBD8AA", "#3A1A08"),
        dialog=Surface("parchment", "#F3E3BB", "#E6CF9C", "#3A1A08"),
        key=Surface("oak", "#4A3324", "#291A12", "#C99A54", ornate=False),
        leaf=Surface("parchment", "#F3E3BB", "#E6CF9C", "#3A1A08"),
        edge="post",
    ),
    light=Around(
        bar=Surface("parchment", "#F3E3BB", "#E6CF9C", "#8A6234", ornate=False),
        panel=Surface("oak", "#B98F5C", "#9A7040", "#6E4A22", ornate=False),
        prompt=Surface("parchment", "#FCF4DC", "#F3E6C2", "#6E4A22"),
        dialog=Surface("parchment", "#F8ECCB", "#EFDFB6", "#6E4A22"),
        key=Surface("paper", "#FBF2D8", "#EBDAAE", "#8A6234", ornate=False),
        leaf=Surface("parchment", "#F9EFD2", "#F0E1BA", "#6E4A22"),
        edge="post",
    ),
)
