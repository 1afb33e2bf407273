package org.polysweep.workbench.svg;

/** The colors and strokes, for light and dark surroundings. */
final class Style {

    /**
     * Blue and vermilion keep apart for every kind of color vision (after Okabe and Ito), and the looks differ by
     * strokes too. There are no CSS variables, which not every viewer of SVG knows.
     */
    static final String SHEET = """
            <style>
            .polysweep text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','DejaVu Sans',sans-serif;\
            font-size:13px;fill:#1d2530}
            .polysweep path,.polysweep circle,.polysweep rect{stroke-linejoin:round;stroke-linecap:round}
            .polysweep .back{fill:#ffffff}
            .polysweep .panel{fill:#f7f8fa;stroke:#d5dae1;stroke-width:1}
            .polysweep .grid{fill:none;stroke:#e3e7ec;stroke-width:1}
            .polysweep .axis{fill:none;stroke:#c3cad4;stroke-width:1}
            .polysweep .pill{fill:#1d2530}
            .polysweep .verdict{fill:#ffffff;font-size:14px;font-weight:700;letter-spacing:1.2px;text-anchor:middle}
            .polysweep .headline{font-size:17px;font-weight:600}
            .polysweep .muted{fill:#5b6675}
            .polysweep .tick{fill:#7a8594;font-size:10.5px}
            .polysweep .name{font-size:17px;font-weight:700;text-anchor:middle;paint-order:stroke;stroke:#f7f8fa;\
            stroke-width:4px;stroke-linejoin:round}
            .polysweep .time{font-size:11.5px;font-weight:600}
            .polysweep .a{fill:#0067b1;stroke:#0067b1}
            .polysweep .b{fill:#c44e00;stroke:#c44e00}
            .polysweep text.a{fill:#00528f;stroke:#f7f8fa}
            .polysweep text.b{fill:#9c3d00;stroke:#f7f8fa}
            .polysweep .swept{fill-opacity:.06;stroke:none}
            .polysweep .way-of-vertex{fill:none;stroke-width:1.2;stroke-opacity:.55}
            .polysweep .filled{fill-opacity:.3;stroke-width:2}
            .polysweep .other{fill-opacity:.12;stroke-width:1;stroke-opacity:.6}
            .polysweep .outline{fill-opacity:.04;stroke-width:1.5}
            .polysweep .dashed{fill-opacity:.04;stroke-width:1.5;stroke-dasharray:6 5}
            .polysweep .dotted{fill-opacity:.04;stroke-width:2;stroke-dasharray:.1 4.5}
            .polysweep .thick{stroke-width:4}
            .polysweep .travel{fill:none;stroke-width:1.6}
            .polysweep .beyond{fill:none;stroke-width:1.6;stroke-dasharray:2 4}
            .polysweep .head{stroke-width:1}
            .polysweep .halo{fill:none;stroke:#f7f8fa;stroke-width:7}
            .polysweep .normal{fill:#00795c;stroke:#00795c;stroke-width:3}
            .polysweep .way{fill:#8c2f8a;stroke:#8c2f8a;stroke-width:3}
            .polysweep .rim{fill:#1d2530;stroke:#1d2530;stroke-width:9}
            .polysweep .core{fill:#f5c400;stroke:#f5c400;stroke-width:5}
            .polysweep .lens{fill:none;stroke:#5b6675;stroke-width:1.2;stroke-dasharray:3 3}
            @media (prefers-color-scheme:dark){
            .polysweep text{fill:#e8ecf1}
            .polysweep .back{fill:#0f1318}
            .polysweep .panel{fill:#161b22;stroke:#2c3540}
            .polysweep .grid{stroke:#222a34}
            .polysweep .axis{stroke:#3b4654}
            .polysweep .pill{fill:#e8ecf1}
            .polysweep .verdict{fill:#0f1318}
            .polysweep .muted{fill:#9aa7b6}
            .polysweep .tick{fill:#76838f}
            .polysweep .name{stroke:#161b22}
            .polysweep .a{fill:#4aa8f0;stroke:#4aa8f0}
            .polysweep .b{fill:#ff9447;stroke:#ff9447}
            .polysweep text.a{fill:#8fcbff;stroke:#161b22}
            .polysweep text.b{fill:#ffbd8a;stroke:#161b22}
            .polysweep .swept{fill-opacity:.1;stroke:none}
            .polysweep .halo{stroke:#161b22}
            .polysweep .normal{fill:#35d6a6;stroke:#35d6a6}
            .polysweep .way{fill:#e58be2;stroke:#e58be2}
            .polysweep .rim{fill:#f4f6f9;stroke:#f4f6f9}
            .polysweep .core{fill:#c99400;stroke:#c99400}
            .polysweep .lens{stroke:#9aa7b6}
            }
            </style>
            """;

    private Style() {}
}
