import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { messagesTexts as texts } from './messages.texts.ts'
import { UnreadBadge } from './UnreadBadge.tsx'

interface ThreadLinkProps {
  orderId: string
  to: string
  isQuiet?: boolean
  isBlock?: boolean
}

/** The way into the conversation of a service, with how much of it is not read. */
export const ThreadLink = ({ orderId, to, isQuiet = false, isBlock = false }: ThreadLinkProps) => (
  <LinkButton to={to} kind={isQuiet ? 'quiet' : 'secondary'} icon="chat" isBlock={isBlock}>
    {texts.open} <UnreadBadge orderId={orderId} />
  </LinkButton>
)
