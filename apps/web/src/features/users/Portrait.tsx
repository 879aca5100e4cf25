import { Avatar } from 'antd'

interface PortraitProps {
  person: { name: string; image: string | null }
  sizePx?: number
}

/** Somebody's picture, else the first letter of his name; decoration beside the name itself. */
export const Portrait = ({ person, sizePx = 32 }: PortraitProps) => (
  <Avatar size={sizePx} src={person.image ?? undefined} alt="">
    {person.name.slice(0, 1)}
  </Avatar>
)
