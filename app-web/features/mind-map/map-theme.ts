import type { Theme } from "mind-elixir"

const colour = (token: string): string => getComputedStyle(document.documentElement).getPropertyValue(token).trim()

/** The design tokens in the format of the drawing library. Branches have the colours of speakers. */
export const mapTheme = (name: "light" | "dark", isNarrow: boolean): Theme => ({
  name,
  type: name,
  palette: [0, 1, 2, 3, 4, 5, 6].map((index) => colour(`--sb${index}`)),
  cssVar: {
    "--node-gap-x": "18px",
    "--node-gap-y": "9px",
    "--main-gap-x": isNarrow ? "34px" : "38px",
    "--main-gap-y": "26px",
    "--main-color": colour("--fg"),
    "--main-bgcolor": colour("--raised"),
    "--main-bgcolor-transparent": colour("--raised"),
    "--color": colour("--fg-2"),
    "--bgcolor": colour("--surface"),
    "--selected": colour("--brand"),
    "--accent-color": colour("--brand"),
    "--root-color": "#ffffff",
    "--root-bgcolor": colour("--accent"),
    "--root-border-color": "transparent",
    "--root-radius": "14px",
    "--main-radius": "11px",
    "--topic-padding": "4px",
    "--panel-color": colour("--fg"),
    "--panel-bgcolor": colour("--raised"),
    "--panel-border-color": colour("--line"),
    "--map-padding": "14px",
  },
})
