"""The skin of Moons: midnight enamel in silver filigree."""

from fairytable.stage.skin import Around, Cloth, Growth, Inks, Plates, Rims, Skin, Surface

MIDNIGHT = Skin(
    "midnight",
    Plates(
        plate=Surface("enamel", "#1C2A68", "#0A1036", "#AEBBD8"),
        tray=Surface("enamel", "#222C6C", "#0E1440", "#AEBBD8"),
        badge=Surface("enamel", "#1A2662", "#0A1036", "#AEBBD8", ornate=False),
        banner=Surface("enamel", "#26347A", "#10184C", "#F4F7FF"),
        sky=Surface("enamel", "#1A2664", "#0A1036", "#AEBBD8"),
        medallion=Surface("brass", "#1C2A68", "#0A1036", "#B4C0DC"),
        glade=Surface("glass", "#14305A", "#0E2244", strength=0.5),
        velvet=Surface("velvet", "#2C2A68", "#161440", "#AEBBD8"),
        gold=Surface("enamel", "#3A3A5E", "#1C1C3A", "#FFE27A"),
        pill=Surface("enamel", "#1A2662", "#0A1036", "#AEBBD8", ornate=False),
        page=Surface("paper", "#F1F2FA", "#D6DAEC", "#66759C"),
    ),
    Inks(
        plain="#F2F5FF",
        soft="#C3CDEA",
        strong="#FFFFFF",
        good="#B8F5C0",
        bad="#FFB3A0",
        gold="#FFE9A8",
        dark="#1A1E3E",
        dark_soft="#454B70",
        dark_good="#1C5434",
        dark_bad="#8A2A16",
    ),
    Rims(soft="#93A4D2", active="#FFE27A", open="#FFE27A", target="#FFE27A", pale="#F4F7FF"),
    Cloth(
        *("#2E3A7C", "#1E2860", "#0B1046", "#AEBBD8", "none", "none"),
        shine="#5C7CD8",
        growth=Growth(("#4E78A0", "#3C6A8E", "#6E9CB8", "#2E5A84"), top=0.27, thick=1.3),
    ),
    slip=Surface("paper", "#F1F2FA", "#DDE1F0", "#66759C", ornate=False),
    motes="#DDE6FF",
    mist="#C3D2FF",
    empty="moss",
    dark=Around(
        bar=Surface("enamel", "#16205A", "#0C1240", "#AEBBD8", ornate=False),
        panel=Surface("enamel", "#121A4C", "#0A0F34", "#AEBBD8", ornate=False),
        prompt=Surface("enamel", "#26347A", "#10184C", "#F4F7FF"),
        dialog=Surface("enamel", "#18225A", "#0A1036", "#AEBBD8"),
        key=Surface("enamel", "#24307A", "#121A4C", "#AEBBD8", ornate=False),
        sheet=Surface("enamel", "#1C2A68", "#0A1036", "#AEBBD8"),
    ),
    light=Around(
        bar=Surface("paper", "#EEF0FA", "#DDE1F0", "#66759C", ornate=False),
        panel=Surface("paper", "#EEF0FA", "#D9DDEE", "#66759C", ornate=False),
        prompt=Surface("paper", "#F8F9FF", "#E4E7F4", "#66759C"),
        dialog=Surface("paper", "#F1F2FA", "#DDE1F0", "#66759C"),
        key=Surface("enamel", "#2A367E", "#141C50", "#AEBBD8", ornate=False),
        sheet=Surface("paper", "#F8F9FF", "#E8EBF6", "#66759C"),
    ),
)
