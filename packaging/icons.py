"""Render the program's icons: `python packaging/icons.py` writes packaging/icons.

PNG files from 16 to 512 pixels for Linux, one ICO file for Windows and one ICNS file for macOS, all
from assets/art/fairytable. A folder as argument takes the place of packaging/icons.
"""

import os
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE = Path(__file__).resolve().parent
DRAWINGS = HERE.parent / "assets" / "art" / "fairytable"
SIDES = (16, 24, 32, 48, 64, 128, 256, 512)
SIMPLE_UP_TO = 32
"""Pixels: up to here the icon is drawn in few shapes."""
ICO_SIDES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""What macOS calls each picture, and its pixels; the last four are the doubled sizes."""


def png(side: int) -> bytes:
    """The icon as a PNG of this many pixels."""
    name = "icon-small" if side <= SIMPLE_UP_TO else "icon"
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(DRAWINGS / f"{name}.svg")).render(p, QRectF(0, 0, side, side))
    p.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon: a directory of sixteen bytes per picture, then the pictures as PNG."""
    entries, data = b"", b""
    start = 6 + 16 * len(pictures)
    for side, picture in pictures.items():
        edge = side % 256  # 0 stands for 256
        entries += struct.pack(
            "<BBBBHHII", edge, edge, 0, 0, 1, 32, len(picture), start + len(data)
        )
        data += picture
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + data


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """A macOS icon: pictures one after the other, each with its kind and its length."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def render(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {side: png(side) for side in SIDES}
    for side, picture in pictures.items():
        (folder / f"fairytable-{side}.png").write_bytes(picture)
    (folder / "fairytable.ico").write_bytes(ico({side: pictures[side] for side in ICO_SIDES}))
    doubled = {kind: pictures[side] for kind, side in ICNS_KINDS.items()}
    (folder / "fairytable.icns").write_bytes(icns(doubled))


if __name__ == "__main__":
    app = QGuiApplication([])
    render(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "icons")
