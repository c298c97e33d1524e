import { playSample, stopSample } from "#web/entities/playback/voice-sample.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { Square, Volume2 } from "lucide-react"
import { type ReactElement, useEffect, useState } from "react"

/** Where to hear a speaker: the beginning of their longest line, in milliseconds; null if they say nothing. */
const sampleOf = (
  { begins, ends, speakerOf }: Pick<Lines, "begins" | "ends" | "speakerOf">,
  speaker: number,
): number | null => {
  let best = -1
  for (let line = 0; line < speakerOf.length; line++) {
    const isLonger = best < 0 || lengthOf(line) > lengthOf(best)
    if (speakerOf[line] === speaker && isLonger) best = line
  }
  return best < 0 ? null : begins[best] ?? 0

  function lengthOf(line: number): number {
    return (ends[line] ?? 0) - (begins[line] ?? 0)
  }
}

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
