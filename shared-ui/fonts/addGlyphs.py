"""
Puts the characters of one variable font into another that was cut from the same design: `addGlyphs.py INTO FROM`, both
TrueType with the same axes. Needs fontTools (Debian: python3-fonttools), the one library that writes `gvar` tables.
"""

import sys

from fontTools.ttLib import TTFont

into, source = (TTFont(path) for path in sys.argv[1:3])

spans = [[(a.axisTag, a.minValue, a.defaultValue, a.maxValue) for a in f["fvar"].axes] for f in (into, source)]
if spans[0] != spans[1]:
    raise SystemExit(f"The axes differ: {spans}")

# All are read before there is another glyph: each counts them.
into.ensureDecompiled()
widths, source_widths = into["HVAR"].table, source["HVAR"].table


def regions(table, data):
    return [
        [(axis.StartCoord, axis.PeakCoord, axis.EndCoord) for axis in table.VarStore.VarRegionList.Region[i].VarRegionAxis]
        for i in data.VarRegionIndex
    ]


for code, name in source.getBestCmap().items():
    glyph = source["glyf"][name]
    if glyph.isComposite():
        raise SystemExit(f"U+{code:04X} is made of other glyphs")
    # Names are numbers after subsetting; those of the other font mean other glyphs.
    added = f"u{code:04X}"
    into["glyf"][added] = glyph
    into["hmtx"][added] = source["hmtx"][name]
    into["gvar"].variations[added] = source["gvar"].variations.get(name, [])
    for table in into["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = added
    # How its width changes: a row beside those that are counted from the same regions.
    place = source_widths.AdvWidthMap.mapping[name]
    row = source_widths.VarStore.VarData[place >> 16]
    at, rows = next(
        (index, data)
        for index, data in enumerate(widths.VarStore.VarData)
        if regions(widths, data) == regions(source_widths, row)
    )
    rows.Item.append(row.Item[place & 0xFFFF])
    rows.ItemCount = len(rows.Item)
    widths.AdvWidthMap.mapping[added] = (at << 16) + rows.ItemCount - 1

into.save(sys.argv[1])
