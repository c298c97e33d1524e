import { keepEnd } from "#adapters/system/child-process/bounded-output.ts"
import { foldersOf, writableBubblewrap } from "#adapters/system/child-process/bubblewrap.ts"
import { childrenOf, confinedChild } from "#adapters/system/child-process/confined-child.ts"
import { killGroup, killOnExit } from "#adapters/system/child-process/kill-group.ts"
import { plainEnvironment } from "#adapters/system/child-process/plain-environment.ts"
import { makeTempFolder } from "#adapters/system/child-process/temp-folder.ts"
import { ChunkFailed } from "#domain/recognition/errors.ts"
import { type ChildProcess, execFile, spawn } from "node:child_process"
import { type FileHandle, mkdir, open, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import type { HeardUtterance } from "./mllr/estimate-transform.ts"
import { identity } from "./mllr/transform-file.ts"
import type { Model } from "./model.ts"
import { wordsFromLines } from "./recognised-words.ts"
import { shellWord } from "./shell-word.ts"
import { takeCepstra } from "./take-cepstra.ts"
import type { Vocabulary } from "./vocabulary.ts"

/**
 * How it searches for words: in one pass over the audio, or with a second pass over the words that the first found. A brisk
 * search is a quick one that keeps less.
 */
export type Search = "brisk" | "quick" | "thorough"

/** Normalised like the model's training data, with the weight of the language model in the best path that measured best. */
const decoding = ["-cmn", "batch", "-bestpathlw", "8"]

/**
 * `-maxhmmpf`: how many states a frame may keep, 30,000 by default. Noise fills them, and takes long. Before a second
 * pass, half as many are enough for the same words, so that both passes take little longer than the single one.
 * `-fwdflatlw`: the second pass weighs the language model like the first, by 6.5. Its own default, 8.5, replaced rare
 * words that the first had right with common ones (“Dashwood had” with “guess would have”).
 */
const passes: Record<Search, ReadonlyArray<string>> = {
  // A third of the time of a quick search, and 99 wrong words instead of 97.
  brisk: ["-fwdflat", "no", "-maxhmmpf", "3000", "-maxwpf", "10"],
  quick: ["-fwdflat", "no", "-maxhmmpf", "10000"],
  thorough: ["-fwdflat", "yes", "-fwdflatlw", "6.5", "-maxhmmpf", "5000"],
}

/** The options of a search. */
export const optionsOf = (search: Search): ReadonlyArray<string> => [...decoding, ...passes[search]]

/** A recogniser with its model loaded, which processes one chunk after another. */
export interface SphinxProcess {
  readonly vocabulary: Vocabulary
  /**
   * Raw samples in, words with times from the start of the chunk out. One at a time. A quick search takes transforms of the
   * means of the model (the text of a file), a thorough one does not.
   */
  readonly recognise: (
    samples: Buffer,
    timeLimit: number,
    transform: string | null,
  ) => Promise<HeardUtterance | ChunkFailed>
  /** Kills it and removes its files. */
  readonly stop: () => Promise<void>
}

const execute = promisify(execFile)
const nothing = (): void => undefined
const lastOf = "(end "

/**
 * Starts pocketsphinx_batch so that it never reaches the end of its list of chunks: the list is a FIFO, and its results
 * go to a terminal (by `script`), because it would write them to a file only at exit. After each chunk it is given
 * an empty one, `end`, whose result shows that the words of the chunk are complete. A quick search gets the name of a file of
 * transforms for each from another FIFO. Confined, it reads nothing but its model, its vocabulary and its chunks, and writes only cepstra.
 */
export const startSphinx = async (
  model: Model,
  vocabulary: Vocabulary,
  search: Search,
  isConfined: boolean,
): Promise<SphinxProcess> => {
  const folder = await makeTempFolder()
  const { list, transforms, cepstra, unchanged } = filesIn(folder)
  await execute("mkfifo", [list, transforms])
  await mkdir(cepstra)
  await writeFile(join(folder, "end.raw"), "")
  await writeFile(unchanged, identity)
  const feed = await open(list, "r+")
  const adapting = await open(transforms, "r+")
  const child = spawn("script", ["-qfec", commandLine(model, vocabulary, search, folder, isConfined), "/dev/null"], {
    detached: true,
    env: { ...plainEnvironment(), SHELL: "/bin/sh" },
    stdio: ["pipe", "pipe", "pipe"],
  })
  killOnExit(child)
  const complaint = keepEnd(2000)
  let output = ""
  let wake = nothing
  let over: string | null = null
  child.stdout.on("data", (bytes: Buffer) => {
    output += bytes.toString("latin1")
    if (output.includes(lastOf)) wake()
  })
  child.stderr.on("data", complaint.add)
  child.stdin.on("error", () => undefined)
  const gone = new Promise<void>((done) => {
    const end = (detail: string): void => {
      over ??= detail
      wake()
      done()
    }
    child.once("error", (error) => end(error.message))
    child.once("close", (code, signal) => end(`${signal ?? `exit code ${code}`} ${complaint.bytes().toString("utf8")}`))
  })
  let count = 0

  return {
    vocabulary,
    recognise: async (samples, timeLimit, transform) => {
      const id = `c${count++}`
      const file = join(folder, `${id}.raw`)
      await writeFile(file, samples)
      const adapted = transform === null ? unchanged : join(folder, `${id}.mllr`)
      if (transform !== null) await writeFile(adapted, transform)
      output = ""
      const answered = Promise.withResolvers<boolean>()
      wake = () => answered.resolve(true)
      const timer = setTimeout(() => answered.resolve(false), timeLimit)
      if (over === null && search === "quick") await adapting.write(`${adapted}\n${adapted}\n`)
      if (over === null) await feed.write(`${id}\nend\n`)
      else wake()
      const inTime = await answered.promise
      clearTimeout(timer)
      await rm(file, { force: true })
      if (transform !== null) await rm(adapted, { force: true })
      if (!inTime) return failed("timed-out", `no answer within ${timeLimit} ms`)
      if (over !== null) return failed("engine-died", `the recogniser ended: ${over}`)
      const lines = output.split(/\r?\n/)
      return lines.some((line) => line.includes(`(${id} `))
        ? { words: wordsFromLines(lines, id), cepstra: await takeCepstra(cepstra) }
        : failed("unreadable-answer", "the recogniser passed over the chunk")
    },
    stop: async () => {
      over ??= "it was stopped"
      wake()
      await endAll(child, gone, [feed, adapting])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const failed = (reason: ChunkFailed["reason"], detail: string): ChunkFailed =>
  new ChunkFailed({ reason, detail, retry: true })

const commandLine = (
  model: Model,
  vocabulary: Vocabulary,
  search: Search,
  folder: string,
  isConfined: boolean,
): string => {
  const { list, transforms, cepstra } = filesIn(folder)
  const reads = [
    ...foldersOf(["pocketsphinx_batch"]),
    model.acoustic,
    vocabulary.dictionary,
    vocabulary.language,
    folder,
  ]
  return [
    "exec",
    ...(isConfined ? writableBubblewrap(reads, [cepstra]).map((word) => shellWord(word)) : []),
    "pocketsphinx_batch -adcin yes -cepext .raw -hyp /dev/tty -ctm /dev/tty -logfn /dev/null",
    ...optionsOf(search),
    search === "quick" ? `-mllrctl ${shellWord(transforms)}` : `-mfclogdir ${shellWord(cepstra)}`,
    `-cepdir ${shellWord(folder)} -ctl ${shellWord(list)} -hmm ${shellWord(model.acoustic)}`,
    `-dict ${shellWord(vocabulary.dictionary)} -lm ${shellWord(vocabulary.language)}`,
  ].join(" ")
}

/** FIFOs with the names of chunks and of their transforms, where it writes its cepstra, and transforms that change nothing. */
const filesIn = (folder: string) => ({
  list: join(folder, "list"),
  transforms: join(folder, "transforms"),
  cepstra: join(folder, "cepstra"),
  unchanged: join(folder, "unchanged.mllr"),
})

/** Kills the recogniser, so that `script` reaps it and exits; kills `script` too if it does not. */
const endAll = async (
  child: ChildProcess,
  gone: Promise<void>,
  feeds: ReadonlyArray<FileHandle>,
): Promise<void> => {
  for (const pid of childrenOf(child.pid)) {
    try {
      process.kill(confinedChild(pid) ?? pid, "SIGKILL")
    } catch {
      continue
    }
  }
  child.stdin?.end()
  const timer = setTimeout(() => killGroup(child), 500)
  await gone
  clearTimeout(timer)
  await Promise.all(feeds.map((feed) => feed.close()))
}
