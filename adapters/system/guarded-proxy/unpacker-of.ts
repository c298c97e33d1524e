import type { IncomingMessage } from "node:http"
import { PassThrough, type Transform } from "node:stream"
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib"

/** The encodings that `unpackerOf` knows, as a request says them. */
export const acceptedEncodings = "gzip, deflate, br"

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  identity: () => new PassThrough(),
}

/** What unpacks an answer; null for an encoding that was not asked for. */
export const unpackerOf = ({ headers }: IncomingMessage): Transform | null =>
  unpackers[(headers["content-encoding"] ?? "identity").trim().toLowerCase()]?.() ?? null
