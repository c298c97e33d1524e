import type { TranscriptionRequest } from "./transcriptions.ts"

/** Answers that wait: a hotword `hold-…` keeps every answer to its recording back until the hold is released. */
export const holds = () => {
  const made = new Map<string, PromiseWithResolvers<void>>()
  const holdOf = (name: string): PromiseWithResolvers<void> => {
    const hold = made.get(name) ?? Promise.withResolvers<void>()
    made.set(name, hold)
    return hold
  }
  return {
    until: ({ fields }: TranscriptionRequest): Promise<void> | undefined => {
      const name = /hold-[\w-]+/.exec(fields["prompt"]?.[0] ?? "")?.[0]
      return name === undefined ? undefined : holdOf(name).promise
    },
    release: (name: string): void => holdOf(name).resolve(),
  }
}
