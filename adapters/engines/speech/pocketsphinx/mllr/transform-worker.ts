import { answerParent } from "#adapters/system/child-process/answer-parent.ts"
import { Schema } from "effect"
import { readFile } from "node:fs/promises"
import { pronunciationsIn } from "../dictionary.ts"
import { readAcousticModel } from "./acoustic-model.ts"
import { estimatorFor } from "./estimate-transform.ts"
import { transformFile } from "./transform-file.ts"
import { TransformRequest } from "./transform-request.ts"

type Estimator = ReturnType<typeof estimatorFor>

/** The estimator of the last request, since most have the same vocabulary. */
let kept: { readonly key: string; readonly estimate: Estimator } | null = null

/** Estimates transforms. It keeps the model and the dictionary, and computes longer than the server's own process should. */
answerParent(async (request) => {
  const { acoustic, dictionary, utterances } = Schema.decodeUnknownSync(TransformRequest)(request)
  const key = JSON.stringify([acoustic, dictionary])
  if (kept?.key !== key) kept = { key, estimate: await estimatorOf(acoustic, dictionary) }
  const rows = kept.estimate(utterances)
  return rows === null ? null : transformFile(rows)
})

const estimatorOf = async (acoustic: string, dictionary: string): Promise<Estimator> => {
  const model = await readAcousticModel(acoustic)
  const numbers = new Map(model.definition.phones.map((phone, number) => [phone, number]))
  const phonesOf = pronunciationsIn(await readFile(dictionary, "latin1"))
  return estimatorFor(model, (entry) => (phonesOf(entry) ?? []).flatMap((phone) => numbers.get(phone) ?? []))
}
