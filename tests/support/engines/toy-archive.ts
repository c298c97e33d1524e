import type { Model } from "#domain/engine/model.ts"
import { execFileSync } from "node:child_process"
import { createHash, randomBytes } from "node:crypto"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { aModel } from "../a-model.ts"
import { toyFiles } from "../toy-model-folder.ts"

const name = "toy-nemo-ctc"

type Files = Readonly<Record<string, string | Buffer>>

/** The archive of a folder with these files, and some ballast, so that it takes several packets. */
export const toyArchive = (
  files: Files = toyFiles(),
  extra: ReadonlyArray<string> = [],
  prepare?: (folder: string) => void,
  folderName = name,
) => {
  const folder = mkdtempSync(join(tmpdir(), "parley-test-"))
  mkdirSync(join(folder, folderName))
  const all = { ...files, "noise.bin": randomBytes(200_000) }
  for (const [file, content] of Object.entries(all)) writeFileSync(join(folder, folderName, file), content)
  prepare?.(folder)
  execFileSync("tar", ["-cjPf", join(folder, "toy.tar.bz2"), "-C", folder, folderName, ...extra])
  const bytes: Buffer = readFileSync(join(folder, "toy.tar.bz2"))
  rmSync(folder, { recursive: true })
  return bytes
}

export const sha256Of = (content: Buffer): string => createHash("sha256").update(content).digest("hex")

/** The toy model as a catalogue has it, in this archive at this address. */
export const toyModel = (archive: Buffer, url: string, changed: Partial<Model> = {}): Model =>
  aModel({ name, url, bytes: archive.length, unpackedBytes: 1_000_000, sha256: sha256Of(archive), ...changed })
