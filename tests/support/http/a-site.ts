import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"

export const themeScript = 'document.documentElement.dataset.theme="dark"'
export const bootStyle = "html{background:#f5f5fa}"
export const pageStyle = "body{color:#18181b}"
const font = "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"

const page = `<!doctype html>
<html lang="%LANGUAGE%"><head><title>%BRAND%</title><meta name="description" content="%DESCRIPTION%">
<script>${themeScript}</script>
<style>${bootStyle}</style>
<script type="module" crossorigin src="/assets/index-aaaaaaaa.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react-bbbbbbbb.js">
<link rel="stylesheet" crossorigin href="/assets/index-cccccccc.css">
</head><body><div id="root"></div><noscript>%NEEDS_SCRIPT%</noscript></body></html>`

const manifest = {
  [font]: { file: "assets/inter-dddddddd.woff2", src: font },
  "_react-bbbbbbbb.js": { file: "assets/react-bbbbbbbb.js" },
  "_shared-eeeeeeee.js": { file: "assets/shared-eeeeeeee.js", imports: ["_react-bbbbbbbb.js"] },
  "index.html": {
    file: "assets/index-aaaaaaaa.js",
    isEntry: true,
    imports: ["_react-bbbbbbbb.js"],
    dynamicImports: ["shell/frame.tsx", "screens/library/library.tsx", "screens/login/login.tsx"],
    css: ["assets/index-cccccccc.css"],
  },
  "shell/frame.tsx": { file: "assets/frame-ffffffff.js", imports: ["_shared-eeeeeeee.js", "index.html"] },
  "screens/library/library.tsx": {
    file: "assets/library-gggggggg.js",
    imports: ["_shared-eeeeeeee.js", "shell/frame.tsx"],
    dynamicImports: ["features/later.tsx"],
    css: ["assets/library-hhhhhhhh.css"],
  },
  "screens/login/login.tsx": { file: "assets/login-iiiiiiii.js", imports: ["index.html"] },
  "features/later.tsx": { file: "assets/later-jjjjjjjj.js" },
}

export const script = `export const words = "${"so it goes, ".repeat(200)}"`

/** A web app as the build leaves it: a page with its manifest, hashed files with packed twins, and files of the folder `public`. */
export const writeSite = (folder: string): void => {
  const write = (name: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  write("index.html", page)
  write(".vite/manifest.json", JSON.stringify(manifest))
  write("assets/index-aaaaaaaa.js", script)
  write("assets/index-aaaaaaaa.js.br", brotliCompressSync(script))
  write("assets/index-aaaaaaaa.js.gz", gzipSync(script))
  write("assets/index-aaaaaaaa.js.map", "{}")
  write("assets/index-cccccccc.css", `${pageStyle}\n`)
  write("assets/inter-dddddddd.woff2", "font")
  write("favicon.svg", "<svg/>")
  write("transcribe/sw.js", "self.addEventListener('fetch', () => {})")
  write("transcribe/manifest.webmanifest", '{"name":"Built","display":"standalone"}')
  write("transcribe/manifest.webmanifest.br", brotliCompressSync("packed before it had a name"))
}
