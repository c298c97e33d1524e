import { IntakeRefused } from "#domain/intake/errors.ts"
import type { Upload, UploadPurpose } from "#domain/intake/upload.ts"
import { brokenRule } from "#domain/kernel/rules.ts"
import { Effect } from "effect"
import { isUtf8 } from "node:buffer"
import { pieceType, tusMethods, tusVersion } from "./tus-protocol.ts"

/** What this server can do. */
export const tusAbilities = (maxSize: number) => ({
  allow: tusMethods.join(", "),
  "tus-resumable": tusVersion,
  "tus-version": tusVersion,
  "tus-extension": "creation,creation-with-upload,creation-defer-length,termination,expiration",
  // The limit of media tools; a smaller one for other uploads is checked when they are opened.
  "tus-max-size": String(maxSize),
})

export const numberIn = (headers: Headers, name: string): number | null =>
  headers.has(name) ? Number(headers.get(name)) : null

/** What the sender says about the file, in base64. */
const valuesIn = (metadata: string | null) => {
  const pairs = (metadata ?? "").split(",").map((one) => one.trim().split(" "))
  return (key: string): string => pairs.find(([name]) => name === key)?.[1] ?? ""
}

/** Files for the media tools say so: `for dG9vbA==`. */
export const purposeIn = (metadata: string | null): UploadPurpose =>
  Buffer.from(valuesIn(metadata)("for"), "base64").toString("utf8") === "tool" ? "tool" : "task"

/** The name of the file, where the usual clients write it. */
export const fileNameIn = (metadata: string | null): Effect.Effect<string, IntakeRefused> => {
  const valueOf = valuesIn(metadata)
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
