import type { Everything } from "#cli/product/served.ts"
import { type Context, Effect, Layer, ManagedRuntime } from "effect"
import { afterAll } from "vitest"
import { postgres } from "../databases.ts"
import { productOn } from "./product.ts"

/** One product for a whole test file, kept in the given folder. */
export const sharedProduct = (folder: string): Layer.Layer<Everything> => {
  const runtime = ManagedRuntime.make(productOn(postgres, folder))
  afterAll(() => runtime.dispose())
  const ports = Effect.promise((): Promise<Context.Context<Everything>> => runtime.context())
  return Layer.effectContext(ports)
}
