"""The skin of All You Wish For: an illuminated sea chart, lacquer and gold ink."""

from fairytable.stage.skin import Around, Cloth, Inks, Plates, Rims, Skin, Surface

CHART = Skin(
    "chart",
    Plates(
        plate=Surface("lacquer", "#1D3462", "#0A1531", "#E9C877"),
        tray=Surface("lacquer", "#16284F", "#0A1531", "#51719F", ornate=False),
        badge=Surface("lacquer", "#0D1A3A", "#060C22", "#E9C877", ornate=False),
        banner=Surface("scroll", "#F8EDD0", "#DCC48C", "#8A6A33"),
        sky=Surface("lacquer", "#1D3462", "#0A1531", "#E9C877"),
        medallion=Surface("brass", "#1B417A", "#0A1531", "#E9C877"),
        glade=Surface("glass", "#12244E", "#0A1531", strength=0.6),
        velvet=Surface("velvet", "#6A2436", "#43142A", "#E9C877"),
        gold=Surface("lacquer", "#3E341C", "#221C10", "#FFD97A"),
        pill=Surface("lacquer", "#12224A", "#060C22", "#7E9CC8", ornate=False),
        page=Surface("paper", "#F3E8CC", "#DFCB9C", "#7A6238"),
    ),
    Inks(
        plain="#FFF8E6",
        soft="#B9C9E8",
        strong="#FFFFFF",
        dark_soft="#51424A",
        dark_bad="#7E2412",
        dark_good="#1C4F26",
    ),
    Rims(soft="#7E9CC8"),
    Cloth("#234C8E", "#0D1D47", "#060D26", "#E9C877", "neatline", "rhumbs", shine="#3E74C8"),
    slip=Surface("paper", "#F3E8CC", "#DFCB9C", "#7A6238", ornate=False),
    empty="cartouche",
    dark=Around(
        bar=Surface("lacquer", "#16284F", "#0B1733", "#E9C877"),
        panel=Surface("lacquer", "#16284F", "#0A1531", "#51719F", ornate=False),
        prompt=Surface("lacquer", "#1D3462", "#0C1838", "#E9C877"),
        dialog=Surface("lacquer", "#16284F", "#0A1531", "#E9C877"),
        key=Surface("lacquer", "#16284F", "#0A1531", "#B08D45", ornate=False),
        edge="neatline",
    ),
    light=Around(
        bar=Surface("paper", "#EDF0E8", "#DDE3DE", "#3E5A8C", ornate=False),
        panel=Surface("paper", "#EDF0E8", "#D3DBDA", "#3E5A8C", ornate=False),
        prompt=Surface("paper", "#FAF5E6", "#EBE5D0", "#3E5A8C"),
        dialog=Surface("paper", "#F1F1E6", "#DEE2DA", "#3E5A8C"),
        key=Surface("lacquer", "#1D3462", "#0C1838", "#E9C877", ornate=False),
        edge="neatline",
    ),
)
