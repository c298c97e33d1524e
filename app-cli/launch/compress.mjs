import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const isText = /\.(js|mjs|css|html|svg|json|webmanifest|txt|wasm)$/

const packers = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** Puts compressed variants next to every file that shrinks, so that the server need not compress while serving. */
export const compress = async (folder) => {
  const paths = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))
  const texts = paths.filter((path) => isText.test(path) && statSync(path).size >= 1024)
  await Promise.all(texts.flatMap((path) => {
    const bytes = readFileSync(path)
    return Object.entries(packers).map(async ([ending, pack]) => {
      const packed = await pack(bytes)
      // One file is open at a time: there are more than a process may have open in many containers.
      if (packed.length < bytes.length) writeFileSync(`${path}.${ending}`, packed)
    })
  }))
}
