import { darkMap } from "./dark-map.ts"

/** The style of the pages behind share links, with the app's font where the app is built. */
export const shareStyleWith = (appPage: string | null): string =>
  [...(appPage ?? "").matchAll(/@font-face\s*\{[^}]*Inter Variable[^}]*\}/g)].map(([face]) => `${face}\n`).join("") +
  style

/** The values match the web app's tokens. */
const style =
  `:root { color-scheme: light dark; --canvas: #f5f5fa; --surface: #fff; --fg: #181722; --fg-2: #4d4b5a; --fg-3: #6b6a77; --line: #e7e6ed; --field: #8b8997; --accent: #7556f9; --hover: #6948e6; --link: #5f3fdc; --soft: #f3f1ff; --bad: #b71824 }
@media (prefers-color-scheme: dark) { :root { --canvas: #0c0b11; --surface: #14131a; --fg: #eeeef2; --fg-2: #b6b5c0; --fg-3: #93919f; --line: #26252f; --field: #6f6d7c; --link: #b3adff; --soft: #221d3d; --bad: #ff968e } }
* { box-sizing: border-box }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100% }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--canvas); color: var(--fg); font: 16px/1.65 "Inter Variable", Inter, system-ui, "Segoe UI", "PingFang SC", "Hiragino Sans", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans", sans-serif }
a { color: var(--link); text-underline-offset: 2px }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 6px }
.skip { position: absolute; left: -999px } .skip:focus { left: 1rem; top: .5rem; z-index: 1; padding: .5rem 1rem; background: var(--surface) }
.bar { display: flex; justify-content: space-between; align-items: center; gap: 1rem; width: 100%; max-width: 60rem; margin: 0 auto; padding: .75rem 1.25rem }
.bar .brand { color: var(--fg); font-weight: 650; text-decoration: none; display: inline-flex; gap: .5rem; align-items: center; min-height: 44px } .bar img { width: 24px; height: 24px }
.bar .try { min-height: 44px; display: inline-flex; align-items: center; color: var(--fg-2); font-size: .9rem }
main { flex: 1; width: 100%; max-width: 60rem; margin: 0 auto; padding: 0 1.25rem 4rem }
.notice { margin: 0 0 1rem; padding: .75rem 1rem; border-radius: 10px; background: var(--soft); font-size: .9rem } .notice a { white-space: nowrap }
.sheet { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 2.5rem clamp(1.25rem, 6vw, 4.5rem) 3rem }
h1 { font-size: clamp(1.5rem, 4.5vw, 2rem); line-height: 1.25; letter-spacing: -.02em; margin: 0 0 .35rem; overflow-wrap: anywhere; text-wrap: balance }
.facts { margin: 0; color: var(--fg-3); font-size: .9rem }
.parts { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1.25rem 0 0; padding: 0; list-style: none } .parts a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 1rem; border-radius: 999px; background: var(--soft); text-decoration: none; font-size: .9rem; font-weight: 560 }
.md { max-width: 68ch; margin-top: 1.75rem; overflow-wrap: anywhere }
.md h2, #map h2 { font-size: 1.2rem; line-height: 1.4; letter-spacing: -.015em; margin: 2.25rem 0 .6rem } .md h2:first-child { margin-top: 0 } .md h3, .md h4, .md h5, .md h6 { font-size: 1rem; margin: 1.4rem 0 .4rem }
.md p, .md ul, .md ol { margin: 0 0 .9rem } .md ul, .md ol { padding-left: 1.4rem } .md li { margin: .3rem 0 } .md li::marker { color: var(--fg-3) } .md .task { list-style: none; margin-left: -1.4rem } .md .task label { display: flex; gap: .65rem } .md .task:has(> label > :checked) label { color: var(--fg-3) }
.md .task input { appearance: none; flex: none; width: 1.1rem; height: 1.1rem; margin: .28rem 0 0; border: 1.5px solid var(--field); border-radius: 5px } .md .task input:checked { border-color: var(--accent); background: var(--accent) url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='m4 8.2 2.7 2.7L12 5.4' fill='none' stroke='%23fff' stroke-width='2'/%3E%3C/svg%3E") center / 100% no-repeat }
.md blockquote { margin: 1.25rem 0; padding-left: 1.1rem; border-left: 3px solid var(--accent); color: var(--fg-2) }
.md pre, .wide { overflow-x: auto } .md pre { padding: .75rem; border: 1px solid var(--line); border-radius: 8px } .md code { font-size: .9em }
.md table { border-collapse: collapse; width: 100%; font-size: .92rem } .md th { text-align: left; color: var(--fg-3); font-weight: 560 } .md th, .md td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
.about { margin: 2rem 0 0; color: var(--fg-3); font-size: .85rem }
.time { font-size: .8rem; color: var(--fg-3); font-variant-numeric: tabular-nums; white-space: nowrap }
.map { overflow: auto; max-height: 75vh; border: 1px solid var(--line); border-radius: 12px; background: #fff } .map svg { display: block; margin: 0 auto; font-family: inherit } .map.drags { cursor: grab } .map.drags:active { cursor: grabbing }
.map.fits { max-height: none } .map.fits svg { max-width: 100%; height: auto }
.map.broad { margin-inline: calc(1rem - clamp(1.25rem, 6vw, 4.5rem)) } .map.vast { width: min(96vw, 110rem); margin-inline: calc(50% - min(48vw, 55rem)) }
.outline { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap } .outline ul { padding-left: 1.25rem; margin: .2rem 0 } .outline li { margin: .3rem 0; overflow-wrap: anywhere }
.plain { max-width: 28rem; margin: 8vh auto 0; text-align: center } .plain h1 { font-size: 1.4rem } .plain p { color: var(--fg-2); margin: .5rem 0 0 }
form { margin-top: 1.5rem; text-align: left } form label { display: block; font-weight: 560; margin-bottom: .35rem } form input { width: 100%; min-height: 44px; padding: 0 .85rem; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--field); border-radius: 10px }
button { width: 100%; min-height: 44px; margin-top: .9rem; font: inherit; font-weight: 600; color: #fff; background: var(--accent); border: 0; border-radius: 10px; cursor: pointer } button:hover { background: var(--hover) }
.plain .bad { color: var(--bad); margin: 0 0 .75rem }
@media (max-width: 640px) { main { padding: 0 0 2rem } .sheet { border-radius: 0; border-width: 1px 0; padding: 1.5rem 1.25rem 2rem } .map { display: none } .outline { position: static; width: auto; height: auto; clip-path: none; white-space: normal } }
@media screen and (prefers-color-scheme: dark) { ${darkMap} }
@media print { .bar, .parts { display: none } .sheet { border: 0; padding: 0 } .map { max-height: none; overflow: visible } .map.vast { width: auto; margin-inline: 0 } .map svg { max-width: 100%; height: auto } }
`
