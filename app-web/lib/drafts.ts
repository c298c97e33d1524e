import { kept } from "./safe-local-storage.ts"

/** Text that somebody typed and that is not saved on the server yet. It survives a reload, a lost session and an update. */
export const draft = (key: string) => {
  const name = `draft:${key}`
  return {
    read: (): string | null => kept.read(name),
    keep: (text: string): boolean => kept.write(name, text),
    drop: (): boolean => kept.write(name, null),
  }
}
