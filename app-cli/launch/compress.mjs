import { createReadStream, createWriteStream, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { constants, createBrotliCompress } from "node:zlib"

const isText = /\.(js|css|html|svg|json|webmanifest|txt)$/
const brotli = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

/** Puts a brotli twin beside every text file, so that the server need not compress while it serves. */
export const compress = async (folder) => {
  const paths = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))
  const texts = paths.filter((path) => isText.test(path) && statSync(path).size >= 1024)
  await Promise.all(texts.map((path) => pipeline(createReadStream(path), brotli(), createWriteStream(`${path}.br`))))
}
