import { settings } from "#web/lib/settings.ts"
import { type Translate, useText } from "#web/lib/text.ts"
import { type RouterOutput, slow, trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, useId } from "react"
import { EngineCard } from "../engine-card.tsx"

/** How often it is asked whether an installation has ended, in milliseconds. */
const pollInterval = 1000

/** The program that fetches videos: which is there, and how to install or update it. */
export const VideoProgramSection = (): ReactElement | null => {
  const t = useText("engines/program")
  const id = useId()
  const { data } = trpc.engine.getVideoProgram.useQuery({}, {
    retry: false,
    refetchInterval: ({ state }) => state.data?.is_installing === true ? pollInterval : false,
  })
  if (data === undefined) return null
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl font-[620]">{t("program.title")}</h2>
      <ul className="mt-4">
        <ProgramCard program={data} />
      </ul>
    </section>
  )
}

const ProgramCard = ({ program }: { readonly program: VideoProgram }): ReactElement => {
  const t = useText("engines/program")
  const engines = useText("engines")
  const utils = trpc.useUtils()
  const install = trpc.engine.installVideoProgram.useMutation({
    ...slow,
    onSettled: () => Promise.all([utils.engine.getVideoProgram.invalidate(), utils.link.getLinkQuota.invalidate()]),
  })
  const { state, javascript, failure, host, is_installing: isInstalling, configured_by: variables } = program
  const isBusy = install.isPending || isInstalling
  const failed = isBusy ? null : failureOf(program, t, engines)
  const standing = standingOf(program, t)
  return (
    <EngineCard
      title="yt-dlp"
      text={t("program.text")}
      isUsed={false}
      status={isBusy ? t("program.busy") : standing}
      error={install.error}
      actions={variables.length === 0 && (
        <Button
          className="max-md:h-11"
          disabled={isBusy}
          onClick={() => install.mutate({})}
        >
          {t(state === "missing" ? "program.install" : "program.update")}
        </Button>
      )}
    >
      <p className="mt-2">{standing}</p>
      {javascript !== null && <p className="mt-1 text-sm text-fg-2">{t("program.script", { runtime: javascript })}</p>}
      {variables.length === 0 && <p className="mt-1 text-sm text-fg-3">{t("program.from", { host })}</p>}
      {warningsOf(program, t).map((text) => <p key={text} className="mt-3 text-sm text-warn">{text}</p>)}
      {isBusy && <p className="mt-3 text-sm text-fg-2">{t("program.busy")}</p>}
      {failed !== null && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {failed} <span className="break-words text-fg-3">({failure?.detail})</span>
        </p>
      )}
    </EngineCard>
  )
}

type VideoProgram = RouterOutput["engine"]["getVideoProgram"]

/** What is there, and how old it is. */
const standingOf = ({ state, version, days }: VideoProgram, t: Translate<"engines/program">): string => {
  if (state !== "ready") return t(`program.${state}`)
  const age = days === null || days === 0 ? t("program.fresh") : t("program.days", { count: days })
  return t("program.found", { version: version ?? "", age })
}

/** What the operator has to know about one that works, or decides about it. */
const warningsOf = (
  { state, is_old: isOld, javascript, is_confined: isConfined, configured_by: variables }: VideoProgram,
  t: Translate<"engines/program">,
): ReadonlyArray<string> => [
  ...(variables.length > 0 ? [t("program.set", { brand: settings.brand, variables: variables.join(", ") })] : []),
  ...(state === "ready" && isOld ? [t("program.old")] : []),
  ...(state === "ready" && javascript === null ? [t("program.noScript")] : []),
  ...(state === "ready" && !isConfined ? [t("program.open")] : []),
]

/** Why the last attempt has failed; null if it has not. */
const failureOf = (
  { failure, host }: VideoProgram,
  t: Translate<"engines/program">,
  engines: Translate<"engines">,
): string | null => {
  if (failure === null) return null
  return failure.reason === "unusable" ? t("program.unusable") : engines(`engines.failed.${failure.reason}`, { host })
}
