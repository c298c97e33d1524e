import { createHash, randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { command } from "./command.ts"
import { addRoomNoise, dice, levelled } from "./mix.ts"
import { bytesOf, samplesOfWav, wavOf } from "./wav.ts"

export type Voice = "slt" | "rms" | "awb" | "kal16"

export interface Line {
  readonly voice: Voice
  readonly text: string
}

/** Times in milliseconds. */
interface SpokenLine extends Line {
  readonly begin: number
  readonly end: number
}

export interface Conversation {
  readonly wav: string
  /** Raw signed 16-bit mono at 16 kHz: what engines take. */
  readonly raw: string
  readonly duration: number
  readonly lines: ReadonlyArray<SpokenLine>
}

const cache = new URL("../../../.cache/speech/", import.meta.url).pathname

/** Those that this process is making: tests that run side by side ask for the same one. */
const beingMade = new Map<string, Promise<void>>()

/** A dialogue spoken by flite, with known words, speakers and times. Made once, then kept in `.cache/speech`. */
export const conversation = async (script: ReadonlyArray<Line>): Promise<Conversation> => {
  const name = createHash("sha256").update(`3 ${JSON.stringify(script)}`).digest("hex").slice(0, 16)
  const files = { wav: `${cache}${name}.wav`, raw: `${cache}${name}.raw`, json: `${cache}${name}.json` }
  if (!existsSync(files.json)) {
    const made = beingMade.get(name) ?? make(script, files)
    beingMade.set(name, made)
    await made
  }
  return { ...JSON.parse(await readFile(files.json, "utf8")), wav: files.wav, raw: files.raw }
}

interface Files {
  readonly wav: string
  readonly raw: string
  readonly json: string
}

const make = async (script: ReadonlyArray<Line>, files: Files): Promise<void> => {
  await mkdir(cache, { recursive: true })
  const chance = dice(7)
  const parts: Array<Int16Array> = [new Int16Array(9600)]
  const lines: Array<SpokenLine> = []
  let at = 9600
  const spoken = await Promise.all(script.map(async (line) => ({ line, speech: await say(line) })))
  for (const { line, speech } of spoken) {
    const gap = new Int16Array(Math.round((0.45 + 0.65 * chance()) * 16_000))
    lines.push({ ...line, begin: Math.round(at / 16), end: Math.round((at + speech.length) / 16) })
    parts.push(speech, gap)
    at += speech.length + gap.length
  }
  const samples = new Int16Array(at)
  parts.reduce((offset, part) => {
    samples.set(part, offset)
    return offset + part.length
  }, 0)
  addRoomNoise(samples, chance)
  await put(files.wav, wavOf(samples))
  await put(files.raw, bytesOf(samples))
  await put(files.json, JSON.stringify({ duration: Math.floor(at / 16), lines }))
}

/** One line of speech, levelled, as 16 kHz samples. */
export const say = async ({ voice, text }: Line): Promise<Int16Array> => {
  await mkdir(cache, { recursive: true })
  const file = `${cache}say-${randomUUID()}.wav`
  try {
    await command("flite", ["-voice", voice, "-t", text, "-o", file])
    return levelled(samplesOfWav(await readFile(file)))
  } finally {
    await rm(file, { force: true })
  }
}

const put = async (path: string, content: Buffer | string): Promise<void> => {
  await writeFile(`${path}.${process.pid}`, content)
  await rename(`${path}.${process.pid}`, path)
}
