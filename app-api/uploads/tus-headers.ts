import { limits } from "#domain/intake/limits.ts"
import type { Upload } from "#domain/intake/upload.ts"
import { pieceType, tusMethods, tusVersion } from "./tus-protocol.ts"

/** What this server can do. */
export const tusAbilities = {
  allow: tusMethods.join(", "),
  "tus-resumable": tusVersion,
  "tus-version": tusVersion,
  "tus-extension": "creation,creation-with-upload,creation-defer-length,termination,expiration",
  "tus-max-size": String(limits.video),
}

export const numberIn = (headers: Headers, name: string): number | null =>
  headers.has(name) ? Number(headers.get(name)) : null

/** The name of the file, where the usual clients write it. */
export const fileNameIn = (metadata: string | null): string => {
  const pairs = (metadata ?? "").split(",").map((one) => one.trim().split(" "))
  const valueOf = (key: string) => pairs.find(([name]) => name === key)?.[1] ?? ""
  return Buffer.from(valueOf("filename") || valueOf("name"), "base64").toString("utf8") || "untitled"
}

/** Whether a request that opens an upload has its first bytes with it. */
export const hasPiece = ({ headers }: Request): boolean => headers.get("content-type") === pieceType

/** The offset of an upload. */
export const offsetHeaders = (upload: Upload, offset: number): Record<string, string> => ({
  "upload-offset": String(offset),
  ...(offset === upload.size ? {} : expiry(upload)),
})

export const expiry = ({ expiresAt }: Upload): Record<string, string> => ({
  "upload-expires": new Date(expiresAt.epochMilliseconds).toUTCString(),
})

/** What its sender said about an upload. */
export const factsHeaders = ({ size, metadata }: Upload): Record<string, string> => ({
  "cache-control": "no-store",
  ...(size === null ? { "upload-defer-length": "1" } : { "upload-length": String(size) }),
  ...(metadata === null ? {} : { "upload-metadata": metadata }),
})
