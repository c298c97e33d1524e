import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"

interface EndpointResultProps {
  readonly text: string | null
  readonly has_word_times: boolean | null
  readonly has_segments: boolean | null
  readonly failure: string | null
}

/** What the test of an endpoint got, and what its transcripts will lack. */
export const EndpointResult = (
  { text, has_word_times: hasWordTimes, has_segments: hasSegments, failure }: EndpointResultProps,
): ReactElement => {
  const t = useText("engines")
  if (failure !== null) {
    return <span className="break-words text-bad">{t("engines.testFailed", { reason: failure })}</span>
  }
  return (
    <>
      {text === null || text === ""
        ? <span className="text-warn">{t("engines.heardNothing")}</span>
        : <span className="break-words text-ok">{t("engines.heard", { text })}</span>}
      {hasWordTimes === true && hasSegments === true && (
        <span className="mt-1 block text-ok">{t("engines.hasAllTimes")}</span>
      )}
      {hasWordTimes === false && <span className="mt-1 block text-warn">{t("engines.noWordTimes")}</span>}
      {hasSegments === false && <span className="mt-1 block text-warn">{t("engines.noSegments")}</span>}
    </>
  )
}
