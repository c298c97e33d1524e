import { remoteProduct } from "#cli/control/remote-product.ts"
import { operator } from "#cli/product/product.ts"
import { installModel } from "#domain/engine/use-cases/install-model.ts"
import { listEngines } from "#domain/engine/use-cases/list-engines.ts"
import { aToyProduct } from "#tests/support/engines/toy-product.ts"
import { until } from "#tests/support/until.ts"
import { Effect } from "effect"
import { stat } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

let toy: Awaited<ReturnType<typeof aToyProduct>>

beforeAll(async () => {
  toy = await aToyProduct()
})

afterAll(() => toy?.close())

const product = async () => {
  const found = await Effect.runPromise(remoteProduct(join(toy.folder, "data")))
  return found ?? assert.fail("no server answers")
}

const model = async () => {
  const { call } = await product()
  const { models } = await Effect.runPromise(call(listEngines, {}, operator))
  return models.find(({ name }) => name === "toy-nemo-ctc") ?? assert.fail("the toy is not in the catalogue")
}

describe("a server that is killed while it downloads a model", () => {
  it("goes on at its next start where it was, and uses the model", async () => {
    const { call } = await product()
    await Effect.runPromise(call(installModel, { model: "toy-nemo-ctc", thenUse: true }, operator))
    const file = join(toy.folder, "data", "models", ".incoming", "toy-nemo-ctc", "download")
    await until(async () => (await model()).done === toy.half && (await stat(file)).size === toy.half)
    await toy.kill()
    await toy.startAgain()
    assert.strictEqual((await model()).state, "downloading")
    toy.release()
    await until(async () => (await model()).state === "installed")
    assert.strictEqual((await model()).isUsed, true)
    assert.deepStrictEqual(toy.models.ranges, [null, `bytes=${toy.half}-`])
  })
})
