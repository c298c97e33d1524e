import { useLanguage } from "#web/lib/text.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"

export type EngineList = RouterOutput["engine"]["listEngines"]
export type EngineModel = EngineList["models"][number]
export type Purpose = EngineModel["purpose"]

/** How often the list is read while something is downloaded, in milliseconds. */
const pollInterval = 1000

export const isUnderWay = ({ state }: EngineModel): boolean => state === "downloading" || state === "checking"

/** The language of the reader: it decides which model is suggested. */
const useInput = (): Changes["input"] => {
  const [language = "en"] = useLanguage().split("-")
  return { language }
}

interface Engines {
  readonly data: EngineList | undefined
  readonly error: unknown
  readonly refetch: () => Promise<unknown>
}

interface Change<Input> {
  readonly mutate: (input: Input, then?: { readonly onSuccess?: () => void }) => void
  readonly isPending: boolean
  readonly error: unknown
}

interface Changes {
  readonly input: { readonly language: string }
  readonly install: Change<{
    model: string
    then_use: boolean
    agrees: boolean
    language: string
    /** A recording to transcribe again once the model is there. */
    then_transcribe?: { task_id: string; language: string }
  }>
  readonly remove: Change<{ model: string; language: string }>
  readonly use: Change<{ engine: string; purpose?: Purpose; language: string }>
  readonly setEndpoint: Change<{ address: string; model: string; key?: string; language: string }>
  readonly removeEndpoint: Change<{ language: string }>
  readonly dismiss: Change<{ language: string }>
}

/** Every engine, followed while one is being installed. */
export const useEngines = (): Engines =>
  trpc.engine.listEngines.useQuery(useInput(), {
    retry: false,
    refetchInterval: ({ state: { data } }) => data?.models.some(isUnderWay) === true ? pollInterval : false,
  })

/** The calls that change something. Each returns the new list. */
export const useEngineChanges = (): Changes => {
  const utils = trpc.useUtils()
  const input = useInput()
  const shown = {
    onSuccess: async (list: EngineList) => {
      // A response on its way may be older than the change: what has just begun would not be followed.
      await utils.engine.listEngines.cancel(input)
      utils.engine.listEngines.setData(input, list)
      // The note in the Add dialog names the engine.
      void utils.intake.previewEngine.invalidate()
    },
  }
  return {
    input,
    install: trpc.engine.installModel.useMutation(shown),
    remove: trpc.engine.removeModel.useMutation(shown),
    use: trpc.engine.chooseEngine.useMutation(shown),
    setEndpoint: trpc.engine.setEndpoint.useMutation(shown),
    removeEndpoint: trpc.engine.removeEndpoint.useMutation(shown),
    dismiss: trpc.engine.dismissOffer.useMutation(shown),
  }
}
