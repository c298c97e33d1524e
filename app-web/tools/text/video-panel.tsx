import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, useEffect, useEffectEvent, useState } from "react"
import { client } from "../calls/client.ts"
import { givenLink } from "../calls/given-link.ts"
import { Card } from "../parts/card.tsx"
import { isSpent, LinkQuotaNote, useLinkQuota } from "./link-quota-note.tsx"
import { Making } from "./making.tsx"
import { Result } from "./result.tsx"
import { SummariseToo } from "./summarise-too.tsx"
import { useMaking } from "./use-making.ts"
import { type Inspected, VideoCaptions } from "./video-captions.tsx"
import { VideoField } from "./video-field.tsx"

/** A video on another site becomes text. */
export const VideoPanel = (): ReactElement => {
  const t = useText("tools/text")
  const [url, setUrl] = useState("")
  const [isEmpty, setEmpty] = useState(false)
  const [analyze, setAnalyze] = useState(false)
  const [video, setVideo] = useState<Inspected | null>(null)
  const making = useMaking("link")
  const isBusy = making.state?._tag === "Sending"
  const quota = useLinkQuota(isBusy)
  const isOver = quota !== null && isSpent(quota)
  const make = async (address: string, captions: string | null) =>
    (await client.link.importLink.mutate({ url: address, captions, origin: "tool", analyze })).id
  const look = (address: string) => {
    setEmpty(address === "")
    setVideo(null)
    if (address === "") return
    making.run(async (signal) => {
      const found = await client.link.inspectLink.mutate({ url: address }, { signal })
      if (found.captions.length === 0) return make(found.url, null)
      setVideo(found)
      return null
    })
  }
  const begin = useEffectEvent(({ address, isAsked }: ReturnType<typeof givenLink>) => {
    setUrl(address)
    if (isAsked) look(address)
  })
  useEffect(() => {
    const given = givenLink()
    queueMicrotask(() => begin(given))
  }, [])
  return (
    <div className="grid gap-4">
      {!isBusy && (
        <Card>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              look(url.trim())
            }}
          >
            <VideoField
              url={url}
              isEmpty={isEmpty}
              onChange={(next) => {
                setUrl(next)
                setEmpty(false)
                setVideo(null)
                making.clear()
              }}
            />
            <SummariseToo isOn={analyze} onChange={setAnalyze} />
            <Button
              type="submit"
              tone={video === null ? "primary" : "soft"}
              size="lg"
              className="mt-2 w-full"
              disabled={isOver}
            >
              {t("video.start")}
            </Button>
          </form>
          {quota !== null && <LinkQuotaNote quota={quota} />}
        </Card>
      )}
      {!isBusy && video !== null && (
        <VideoCaptions
          video={video}
          isSpent={isOver}
          onChoose={(captions) => {
            setVideo(null)
            making.run(() => make(video.url, captions))
          }}
        />
      )}
      {/* What is spent is said beside the counter. */}
      {!(isOver && making.state?._tag === "Failed") && <Making making={making} doing={t("video.looking")} />}
      <Result />
    </div>
  )
}
