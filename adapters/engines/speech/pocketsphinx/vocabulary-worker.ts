import { answerParent } from "#adapters/system/child-process/answer-parent.ts"
import { Schema } from "effect"
import { execFileSync } from "node:child_process"
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { phonesFrom, wordsIn, workingDictionary } from "./dictionary.ts"
import { raiseWords } from "./language-model.ts"

const suffix = ".lm.bin"
const maxCached = 30

/** The request to the vocabulary worker: where to read the model, and where to write the generated files. */
const VocabularyRequest = Schema.Struct({
  model: Schema.Struct({ language: Schema.String, dictionary: Schema.String }),
  hotwords: Schema.Array(Schema.String),
  dictionary: Schema.String,
  language: Schema.String,
})

/** Writes the dictionary, and with hotwords the language model, of one vocabulary. Handles megabytes, so it must not run in the server's own process. */
answerParent(async (request) => {
  const { model, hotwords, dictionary, language } = Schema.decodeUnknownSync(VocabularyRequest)(request)
  const original = await readFile(model.dictionary, "latin1")
  const known = wordsIn(original)
  const pronounced = new Map<string, string>()
  for (const token of hotwords.filter((word) => !known.has(word))) {
    const phones = phonesFrom(speakAsPhones(token))
    if (phones !== null) pronounced.set(token, phones)
  }
  await mkdir(dirname(dictionary), { recursive: true })
  if (language !== model.language) {
    const usable = hotwords.filter((token) => known.has(token) || pronounced.has(token))
    await put(language, raiseWords(await readFile(model.language), usable, -2.5))
  }
  await put(dictionary, Buffer.from(workingDictionary(original, pronounced), "latin1"))
  await forgetOldest(dirname(dictionary))
  return "written"
})

const speakAsPhones = (token: string): string =>
  execFileSync("flite", ["-voice", "slt", "-t", token.replaceAll("_", " "), "-ps", "-o", "none"], {
    encoding: "utf8",
    timeout: 5000,
  })

const put = async (path: string, content: Buffer): Promise<void> => {
  await writeFile(`${path}.${process.pid}`, content)
  await rename(`${path}.${process.pid}`, path)
}

/** Only the newest language models are kept: each takes thirty megabytes. */
const forgetOldest = async (cache: string): Promise<void> => {
  const models = (await readdir(cache)).filter((name) => name.endsWith(suffix))
  const aged = await Promise.all(models.map(async (name) => ({ name, made: (await stat(join(cache, name))).mtimeMs })))
  const old = aged.toSorted((a, b) => b.made - a.made).slice(maxCached)
  await Promise.all(old.flatMap(({ name }) => [
    rm(join(cache, name), { force: true }),
    rm(join(cache, name.replace(suffix, ".dict")), { force: true }),
  ]))
}
