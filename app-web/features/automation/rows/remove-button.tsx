import { Confirm } from "#web/ui/confirm.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Trash2 } from "lucide-react"
import { type ReactElement, useState } from "react"

interface RemoveButtonProps {
  readonly label: string
  readonly title: string
  readonly text: string
  readonly act: string
  readonly onAct: () => void
}

/** Removes something, after asking. */
export const RemoveButton = ({ label, title, text, act, onAct }: RemoveButtonProps): ReactElement => {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <IconButton label={label} size="iconSm" className="max-md:!size-11" onClick={() => setAsked(true)}>
        <Trash2 />
      </IconButton>
      {isAsked && (
        <Confirm
          danger
          title={title}
          description={text}
          act={act}
          onAct={onAct}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
