import { soughtTime } from "#web/entities/playback/player-state.ts"
import { player, type Recording } from "#web/entities/playback/player.ts"
import { isBeforeText, type OpenedTask } from "#web/entities/task/opened-task.ts"
import { useTaskAddress } from "#web/entities/task/use-task-address.ts"
import { getRouteApi } from "@tanstack/react-router"
import { useEffect, useRef } from "react"

const route = getRouteApi("/app/task/$taskId")

/** Documents and pasted text have no sound, and a task without a transcript has no times yet. */
export const hasRecording = (task: OpenedTask): boolean =>
  task.is_spoken && task.status !== "failed" && !isBeforeText(task)

/** Loads the recording of this page into the player at the time in the address; the address then follows the player. */
export const useRecording = (task: OpenedTask): void => {
  const second = route.useSearch({ select: ({ t }) => t })
  const changeAddress = useTaskAddress()
  const written = useRef(second)
  const isThere = hasRecording(task)
  const recording = recordingOf(task)
  const latest = useRef({ recording, second })
  useEffect(() => {
    latest.current = { recording, second }
  })
  useEffect(() => {
    if (!isThere) return
    const { recording, second } = latest.current
    player.load(recording, second === undefined ? null : second * 1000)
    return player.unload
  }, [isThere])
  // The address was changed elsewhere: a link to a time, or going back.
  useEffect(() => {
    if (second !== undefined && second !== written.current) player.seek(second * 1000)
    written.current = second
  }, [second])
  useEffect(() => {
    let timer = 0
    const write = () => {
      const time = soughtTime.get()
      if (time === null) return
      const t = Math.round(time / 100) / 10
      written.current = t
      changeAddress((before) => ({ ...before, t, line: undefined }))
    }
    const unsubscribe = soughtTime.subscribe(() => {
      clearTimeout(timer)
      timer = window.setTimeout(write, addressDelayMs)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [changeAddress])
}

/** How long seeking must rest before the address changes. */
const addressDelayMs = 300

const recordingOf = ({ id, title, duration, parts, source }: OpenedTask): Recording => ({
  taskId: id,
  title,
  duration: (duration ?? 0) * 1000,
  kind: source === "video" || parts[0]?.media_type.startsWith("video/") === true ? "video" : "audio",
})
