import { playSample, stopSample } from "#web/entities/playback/voice-sample.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { Square, Volume2 } from "lucide-react"
import { type ReactElement, useEffect, useState } from "react"
import { sampleOf } from "./sample-of.ts"

interface VoiceSampleButtonProps {
  readonly taskId: string
  readonly lines: Lines
  /** The index of the speaker. */
  readonly speaker: number
}

/** Plays three seconds of a speaker. */
export const VoiceSampleButton = ({ taskId, lines, speaker }: VoiceSampleButtonProps): ReactElement | null => {
  const t = useText("transcript")
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => stopSample, [])
  const at = sampleOf(lines, speaker)
  if (at === null) return null
  const play = async () => {
    setPlaying(true)
    try {
      await playSample(taskId, at)
    } catch (error) {
      toast(errorMessage(error), { tone: "bad" })
    } finally {
      setPlaying(false)
    }
  }
  return (
    <Button size="sm" onClick={isPlaying ? stopSample : () => void play()}>
      {isPlaying ? <Square /> : <Volume2 />}
      {t(isPlaying ? "speakers.stopSample" : "speakers.sample", { name: lines.speakers[speaker]?.name ?? "" })}
    </Button>
  )
}
