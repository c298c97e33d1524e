import { IntakeRefused } from "#domain/intake/errors.ts"
import { limits } from "#domain/intake/limits.ts"
import type { Upload } from "#domain/intake/upload.ts"
import { brokenRule } from "#domain/kernel/rules.ts"
import { Effect } from "effect"
import { isUtf8 } from "node:buffer"
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
export const fileNameIn = (metadata: string | null): Effect.Effect<string, IntakeRefused> => {
  const pairs = (metadata ?? "").split(",").map((one) => one.trim().split(" "))
  const valueOf = (key: string) => pairs.find(([name]) => name === key)?.[1] ?? ""
  const key = valueOf("filename") === "" ? "name" : "filename"
  const bytes = Buffer.from(valueOf(key), "base64")
  return isUtf8(bytes)
    ? Effect.succeed(bytes.toString("utf8") || "untitled")
    : Effect.fail(new IntakeRefused({ issues: [brokenRule(key, "utf-8")] }))
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
