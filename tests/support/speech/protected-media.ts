import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { command } from "./command.ts"

export interface BadMedia {
  readonly name: string
  readonly code: string
  /** Makes the file from a good recording. */
  readonly make: (wav: string, folder: string) => Promise<string>
}

/** A short video, or sound alone, as ffmpeg writes it with these options. */
const made = async (name: string, args: ReadonlyArray<string>, folder: string): Promise<string> => {
  const picture = /mp4|ts/.test(name) ? ["-f", "lavfi", "-i", "testsrc=s=64x48:r=5:d=4", "-c:v", "mpeg4"] : []
  const sound = ["-f", "lavfi", "-i", "sine=d=4"]
  await command("ffmpeg", ["-v", "error", "-y", ...sound, ...picture, ...args, join(folder, name)])
  return join(folder, name)
}

const key = [
  "-encryption_key",
  "76a6c65c5ea762046bd749a2e632ccbb",
  "-encryption_kid",
  "a7e61c373e219033c21091fa607bf3b8",
]
const common = ["-c:a", "aac", "-encryption_scheme", "cenc-aes-ctr", ...key]

const changed =
  (name: string, args: ReadonlyArray<string>, change: (bytes: Buffer) => Buffer): BadMedia["make"] =>
  async (_, folder) => {
    const path = await made(name, args, folder)
    await writeFile(path, change(await readFile(path)))
    return path
  }

/** As shops sell it: the same boxes, with another kind of sample. */
const ofShop = (bytes: Buffer): Buffer => {
  bytes.write("drms", bytes.indexOf("mp4a"), "latin1")
  return bytes
}

/** A header object says that the content is encrypted. */
const withRights = (bytes: Buffer): Buffer => {
  const object = Buffer.alloc(40)
  object.write("fbb3112223bdd211b4b700a0c955fc6e", "hex")
  object.writeBigUInt64LE(40n, 16)
  bytes.writeBigUInt64LE(bytes.readBigUInt64LE(16) + 40n, 16)
  bytes.writeUInt32LE(bytes.readUInt32LE(24) + 1, 24)
  return Buffer.concat([bytes.subarray(0, 30), object, bytes.subarray(30)])
}

/** As broadcast for subscribers: what the tables name is scrambled. */
const scrambled = (bytes: Buffer): Buffer => {
  for (let at = 0; at < bytes.length; at += 188) {
    if ((bytes.readUInt16BE(at + 1) & 0x1fff) >= 0x100) bytes.writeUInt8((bytes[at + 3] ?? 0) | 0x80, at + 3)
  }
  return bytes
}

const element = (id: string, ...content: ReadonlyArray<Buffer>): Buffer => {
  const all = Buffer.concat(content)
  return Buffer.concat([Buffer.from(id, "hex"), Buffer.from([0x40 | (all.length >> 8), all.length & 255]), all])
}

/** Matroska whose only track, of sound, names a key. */
const lockedTrack = (): Buffer => {
  const encodings = element("6d80", element("6240", element("5035", element("47e1", Buffer.from([5])))))
  const entry = element("ae", element("83", Buffer.from([2])), element("86", Buffer.from("A_OPUS")), encodings)
  const header = element("1a45dfa3", element("4282", Buffer.from("webm")))
  return Buffer.concat([header, element("18538067", element("1654ae6b", entry))])
}

/** Recordings that only a player with their key can decode. */
export const protectedMedia: ReadonlyArray<BadMedia> = [
  { name: "encrypted sound", code: "protected", make: (_, folder) => made("locked.m4a", common, folder) },
  {
    name: "an encrypted video in fragments",
    code: "protected",
    make: (_, folder) => made("locked.mp4", [...common, "-movflags", "frag_keyframe+empty_moov"], folder),
  },
  { name: "sound from a shop", code: "protected", make: changed("shop.m4a", ["-c:a", "aac"], ofShop) },
  { name: "Windows Media with rights", code: "protected", make: changed("rights.wma", [], withRights) },
  { name: "a scrambled broadcast", code: "protected", make: changed("scrambled.ts", ["-c:a", "aac"], scrambled) },
  {
    name: "an encrypted WebM recording",
    code: "protected",
    make: async (_, folder) => {
      await writeFile(join(folder, "locked.webm"), lockedTrack())
      return join(folder, "locked.webm")
    },
  },
]
