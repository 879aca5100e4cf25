/** Refusals of closing months and of the chart of accounts. Part of `errors-of-money.ts`. */
export const closingRefusals = {
  'chart.code_invalid': 400,
  'chart.code_required': 400,
  'chart.incomplete': 409,
  'month.changed': 409,
  'month.closed': 409,
  'month.document_required': 400,
  'month.earlier_open': 409,
  'month.file_kind': 400,
  'month.not_closed': 409,
  'month.not_found': 404,
  'month.not_over': 409,
  'month.part_not_found': 404,
  'month.pending': 409,
} as const
