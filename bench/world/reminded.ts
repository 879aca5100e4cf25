/** Who was to be reminded of his payment before all this was written has been, as where it was written by and by. */

const toMs = (column: string) => `date_trunc('milliseconds', ${column})`
const inWords = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Half way to `pay_until`, in whole milliseconds as the product reckons. */
const halfWay = `${toMs('o.taken_at')}
  + make_interval(secs => floor(extract(epoch from (${toMs('o.pay_until')} - ${toMs('o.taken_at')})) * 500) / 1000)`

export const allReminded = `
  insert into notifications_by_month (id, user_id, kind, order_id, facts, once_key, created_at)
  select substr(md5('reminded' || u.id), 1, 24), u.client_id, 'payment.reminder', u.id,
    jsonb_build_object('payUntil', ${inWords('u.pay_until')}), 'payment:' || u.id || ':' || ${inWords('u.half')}, now()
  from (select o.*, ${halfWay} as half from orders o where o.status = 1 and o.paid_at is null and o.pay_until > now()) u
  where u.half <= now()
  on conflict do nothing`
