import { useText } from "#web/lib/text.ts"
import { Dialog } from "#web/ui/dialog.tsx"
import type { ReactElement } from "react"
import { SpeakersPanel, type SpeakersPanelProps } from "./speakers-panel.tsx"

interface SpeakersSheetProps extends SpeakersPanelProps {
  readonly onClose: () => void
}

/** The speakers panel as a dialog, where there is no room next to the text. */
export const SpeakersSheet = ({ onClose, ...panel }: SpeakersSheetProps): ReactElement => {
  const t = useText("transcript")
  return (
    <Dialog title={t("transcript.about")} onClose={onClose}>
      <SpeakersPanel
        {...panel}
        onOnly={(index) => {
          panel.onOnly(index)
          onClose()
        }}
      />
    </Dialog>
  )
}
