import { type ReactElement, type ReactNode, type RefObject, useEffect, useId } from "react"

interface ToolDialogProps {
  /** By which it is closed. */
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the page of a tool. */
export const ToolDialog = ({ dialog, title, onClose, children }: ToolDialogProps): ReactElement => {
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [dialog])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[min(440px,calc(100vw-32px))] rounded-xl bg-raised p-6 text-fg shadow-e4 backdrop:bg-scrim"
    >
      <h2 id={id} className="text-lg font-[620]">{title}</h2>
      {children}
    </dialog>
  )
}
