import { storeOf } from "#web/lib/store.ts"

type Layer = "palette" | "shortcuts" | "drawer" | "hotwords" | "style"

/** The open layer of the shell, if any. */
export const layer = storeOf<Layer | null>(null)

/** What is typed in the palette, until it closes. */
export const paletteText = storeOf("")

export const openLayer = (name: Layer): void => layer.set(name)

export const closeLayer = (): void => {
  layer.set(null)
  paletteText.set("")
}
