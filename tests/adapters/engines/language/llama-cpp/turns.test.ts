import { Turns } from "#adapters/engines/language/llama-cpp/turns.ts"
import { assert, it } from "@effect/vitest"

const patient = new AbortController().signal
const reason = (error: unknown): unknown => error

it("keeps one for people who wait, and gives the other back to work", async () => {
  const turns = new Turns(["a", "b"])
  const first = await turns.take(false, patient)
  const second = turns.take(false, patient)
  const question = await turns.take(true, patient)
  assert.notStrictEqual(question.thing, first.thing)
  first.give()
  assert.strictEqual((await second).thing, first.thing)
})

it("serves people before work that came earlier, where there is only one", async () => {
  const turns = new Turns(["only"])
  const order: Array<string> = []
  const { give } = await turns.take(false, patient)
  const served = async (name: string, isUrgent: boolean) => {
    const lease = await turns.take(isUrgent, patient)
    order.push(name)
    lease.give()
  }
  const all = [served("analysis", false), served("question", true)]
  give()
  await Promise.all(all)
  assert.deepStrictEqual(order, ["question", "analysis"])
})

it("lets those go who no longer wait", async () => {
  const turns = new Turns(["only"])
  const { give } = await turns.take(false, patient)
  const gone = new AbortController()
  const cancelled = turns.take(true, gone.signal).then(() => "taken", reason)
  gone.abort("cancelled")
  assert.strictEqual(await cancelled, "cancelled")
  give()
  assert.strictEqual((await turns.take(false, patient)).thing, "only")
  assert.strictEqual(await turns.take(false, AbortSignal.abort("already gone")).catch(reason), "already gone")
})

it("takes back once what is given back twice", async () => {
  const turns = new Turns(["only"])
  const { give } = await turns.take(true, patient)
  give()
  give()
  await turns.take(true, patient)
  const gone = new AbortController()
  const second = turns.take(true, gone.signal).then(() => "taken", () => "still lent")
  gone.abort()
  assert.strictEqual(await second, "still lent")
})
