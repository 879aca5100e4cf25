export interface SectionProps {
  /** The address behind the section's word: '', an order's id … */
  rest: string
}
