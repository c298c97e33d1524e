import { errorsOfProducts } from "#tests/support/server/shared-products.ts"
import { afterEach } from "vitest"
import { whatWasShown } from "./what-was-shown.ts"

// A time-out alone says little about a machine that nobody sees.
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return
  const shown = await whatWasShown()
  const errors = errorsOfProducts()
  if (errors !== "") process.stderr.write(`The shared servers have logged these errors:\n${errors}\n`)
  if (shown !== "") process.stderr.write(`When "${task.name}" failed, the pages showed:\n${shown}\n`)
})
