import { CurrentActor } from "#domain/kernel/actor.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { redeemCode } from "#domain/promo/use-cases/redeem-code.ts"
import { Effect, Schema } from "effect"
import { join } from "node:path"
import { expect, it } from "vitest"
import { fileFolder } from "../../support/a-folder.ts"
import { commandLine } from "../../support/product/command-line.ts"
import { sharedProduct } from "../../support/product/shared-product.ts"

const folder = fileFolder()
const product = sharedProduct(join(folder, "data"))
const command = commandLine(join(folder, "data"), product)
const run = (...args: ReadonlyArray<string>) => Effect.runPromise(command(...args))
const Made = Schema.fromJsonString(Schema.Struct({ id: UserId }))

it("the report of a promo code is a table that no spreadsheet runs", async () => {
  const made = await run("user", "create", "--email", "=1+1@example.org", "--json")
  const { id } = Schema.decodeUnknownSync(Made)(made.out)
  await run("promo", "create", "SPRING", "--minutes", "5")
  await Effect.runPromise(
    redeemCode.run({ code: "SPRING" }).pipe(
      Effect.provideService(CurrentActor, { _tag: "User", id }),
      Effect.provide(product),
    ),
  )
  const { out } = await run("promo", "report", "SPRING", "--csv")
  expect(out).toMatch(/^account,used_at\r?\n'=1\+1@example\.org,\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})
