import { storeOf } from "#web/lib/store.ts"

type Layer = "palette" | "shortcuts" | "drawer"

/** The layer of the shell that is open, if one is. */
export const layer = storeOf<Layer | null>(null)

export const openLayer = (name: Layer): void => layer.set(name)

export const closeLayer = (): void => layer.set(null)
