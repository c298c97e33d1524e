import type { TaskItem } from "#web/entities/task/task-item.ts"
import { AudioLines, FileText, Link2, type LucideIcon, SquarePlay, Text, Video } from "lucide-react"

/** The picture of where a task came from. */
export const kindIcons: Record<TaskItem["source"], LucideIcon> = {
  audio: AudioLines,
  video: SquarePlay,
  link: Link2,
  document: FileText,
  text: Text,
  meeting: Video,
}
