import { textsOf } from "#web/lib/text.ts"
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine"
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter"
import { pointerOutsideOfPreview } from "@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview"
import { setCustomNativeDragPreview } from "@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview"
import { dropTargetForExternal } from "@atlaskit/pragmatic-drag-and-drop/external/adapter"
import { containsFiles } from "@atlaskit/pragmatic-drag-and-drop/external/file"
import { folderOf } from "./folder-dialog.ts"
import { moveWithUndo, type Place } from "./move-with-undo.ts"

const { t } = textsOf("folder")

/** The data of a row that is being dragged. */
export interface Dragged {
  readonly ids: ReadonlyArray<string>
  readonly title: string
}

const key = "taskIds"

const idsOf = (data: Record<string | symbol, unknown>): ReadonlyArray<string> => {
  const ids = data[key]
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : []
}

/** A row that can be dragged; its title, or the number of files dragged with it, is shown next to the pointer. */
export const makeDraggable = (element: HTMLElement, dragged: () => Dragged): () => void =>
  draggable({
    element,
    canDrag: () => dragged().ids.length > 0,
    getInitialData: () => ({ [key]: dragged().ids }),
    onGenerateDragPreview: ({ nativeSetDragImage }) =>
      setCustomNativeDragPreview({
        nativeSetDragImage,
        getOffset: pointerOutsideOfPreview({ x: "14px", y: "8px" }),
        render: ({ container }) => {
          const { ids, title } = dragged()
          const preview = document.createElement("div")
          preview.className = "max-w-72 truncate rounded-full bg-accent px-4 py-2 text-sm font-[540] text-on-accent"
          preview.textContent = ids.length === 1 ? title : t("folder.dragged", { count: ids.length })
          container.append(preview)
        },
      }),
  })

interface DropPlace {
  readonly place: Place
  readonly setOver: (isOver: boolean) => void
  readonly onDrop: () => void
}

/**
 * A place to drop rows on, except those already there. Files from outside only highlight it: the Add dialog receives
 * them.
 */
export const makeDropPlace = (element: HTMLElement, given: () => DropPlace): () => void => {
  const marks = {
    onDragEnter: () => given().setOver(true),
    onDragLeave: () => given().setOver(false),
  }
  return combine(
    dropTargetForElements({
      element,
      canDrop: ({ source }) => {
        const ids = idsOf(source.data)
        return ids.length > 0 && folderOf(ids) !== given().place.id
      },
      ...marks,
      onDrop: ({ source }) => {
        const { place, setOver, onDrop } = given()
        setOver(false)
        onDrop()
        void moveWithUndo(idsOf(source.data), place)
      },
    }),
    dropTargetForExternal({ element, canDrop: containsFiles, ...marks, onDrop: () => given().setOver(false) }),
  )
}

/** How long something is held over a closed side bar before it opens. */
const holdMs = 600

/** Calls back once something has been held over an element. */
export const makeHoldTarget = (element: HTMLElement, onHold: () => void): () => void => {
  let timer = 0
  const cancel = (): void => clearTimeout(timer)
  const marks = {
    onDragEnter: () => {
      cancel()
      timer = window.setTimeout(onHold, holdMs)
    },
    onDragLeave: cancel,
    onDrop: cancel,
  }
  return combine(
    dropTargetForElements({ element, canDrop: ({ source }) => idsOf(source.data).length > 0, ...marks }),
    dropTargetForExternal({ element, canDrop: containsFiles, ...marks }),
    cancel,
  )
}
