"""The skin of All You Wish For: an illuminated sea chart, lacquer and gold ink."""

from fairytable.stage.skin import Cloth, Inks, Plates, Rims, Skin, Surface

CHART = Skin(
    "chart",
    Plates(
        plate=Surface("lacquer", "#1D3462", "#0A1531", "#E9C877"),
        tray=Surface("lacquer", "#16284F", "#0A1531", "#51719F", ornate=False),
        badge=Surface("lacquer", "#0D1A3A", "#060C22", "#E9C877", ornate=False),
        banner=Surface("parchment", "#EAD9AE", "#D8C08C", "#7A6238"),
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
    Cloth("#234C8E", "#0D1D47", "#060D26", "#E9C877", "neatline", "rhumbs"),
    panel=Surface("lacquer", "#16284F", "#0A1531", "#51719F", ornate=False),
    prompt=Surface("lacquer", "#1D3462", "#0A1531", "#E9C877"),
    dialog=Surface("lacquer", "#16284F", "#0A1531", "#E9C877"),
)
