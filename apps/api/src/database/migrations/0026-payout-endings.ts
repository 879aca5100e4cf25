import { sql, type Kysely } from 'kysely'

/**
 * How a payout ends otherwise than paid: crossed with what its carrier owes, returned by the bank, owed no more. What carriers owe
 * for advances of services that were cancelled. Batches that two people agree on before their file leaves the house. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await endings(db)
  await lists(db)
  await guards(db)
  await debts(db)
  await agreements(db)
  await waitsWithoutPayment(db)
  await debtsSoFar(db)
}

const pending = sql`state in ('open','batched','confirming')`

const endings = async (db: Kysely<unknown>) => {
  await sql`
    alter table payouts
      add column deducted_pesos bigint not null default 0 constraint payouts_deducted check (deducted_pesos >= 0),
      add column returned_at timestamptz,
      add column returned_by text collate "C" references users (id),
      add column return_reason text`.execute(db)
  for (const name of ['state', 'net', 'sum', 'settled', 'reference', 'paid'])
    await sql`alter table payouts drop constraint ${sql.ref(`payouts_${name}`)}`.execute(db)
  await sql`
    alter table payouts
      add constraint payouts_state check (state in ('open','batched','confirming','paid','offset','returned','void')),
      add constraint payouts_net check (net_pesos > 0 or (net_pesos = 0 and state = 'offset')),
      add constraint payouts_sum check (net_pesos = gross_pesos - withheld_pesos - advances_pesos - deducted_pesos),
      add constraint payouts_settled check ((state in ('open','void')) = (net_pesos is null)
        and (state in ('open','void')) = (lines is null) and (net_pesos is not null or deducted_pesos = 0)
        and (state = 'offset' or (state in ('open','void')) = (account_number is null))),
      add constraint payouts_reference check (state = 'offset'
        or (state in ('open','batched','void')) = (reference is null)),
      add constraint payouts_paid check ((state in ('paid','offset','returned')) = (paid_at is not null)),
      add constraint payouts_returned check ((state = 'returned') = (returned_at is not null)
        and (state = 'returned') = (return_reason is not null))`.execute(db)
}

/** What is still to be paid is found without walking what was paid in all the years before. */
const lists = async (db: Kysely<unknown>) => {
  await sql`drop index payouts_once`.execute(db)
  // One that came back, or is owed no more, makes room for the next.
  await sql`create unique index payouts_once on payouts (order_id, kind)
    where kind <> 'advance' and state not in ('returned','void')`.execute(db)
  await sql`drop index payouts_unpaid`.execute(db)
  await sql`create index payouts_pending_due on payouts (due_on, id) where ${pending}`.execute(db)
  await sql`create index payouts_pending_earned on payouts (earned_at, id) where ${pending}`.execute(db)
  await sql`create index payouts_pending_of_carrier on payouts (carrier_id, earned_at, id) where ${pending}`.execute(
    db,
  )
}

/** What was paid stays; the bank alone brings it back, and then everything else of it stays as it was. Security M14. */
const guards = async (db: Kysely<unknown>) => {
  await sql`
    create or replace function guard_payouts() returns trigger language plpgsql as $$
    declare
      returning_part text[] := array['state', 'returned_at', 'returned_by', 'return_reason'];
    begin
      if tg_op = 'INSERT' then
        if new.kind = 'service' and new.gross_pesos is distinct from
          (select carrier_pesos from orders where id = new.order_id and status = 3) then
          raise exception 'a service is paid out as agreed, once it is finished' using constraint = 'payouts_as_agreed';
        end if;
        return new;
      end if;
      if tg_op = 'DELETE' then
        if old.kind = 'advance' and old.state = 'confirming' then return old; end if;
        raise exception 'a payout stays' using constraint = 'payouts_kept';
      end if;
      if old.state = 'paid' and new.state = 'returned'
        and to_jsonb(new) - returning_part = to_jsonb(old) - returning_part then
        return new;
      end if;
      if old.state not in ('open','batched','confirming') then
        raise exception 'a payout stays' using constraint = 'payouts_kept';
      end if;
      if (new.id, new.order_id, new.carrier_id, new.kind) is distinct from (old.id, old.order_id, old.carrier_id, old.kind)
        or (new.gross_pesos <> old.gross_pesos and not (old.kind = 'standby' and old.state = 'open')) then
        raise exception 'a payout is never another' using constraint = 'payouts_kept';
      end if;
      return new;
    end $$`.execute(db)
}

/** Advances beyond what a cancelled service left its carrier, and which of his payouts paid them back. */
const debts = async (db: Kysely<unknown>) => {
  await sql`
    create table carrier_debts (
      order_id text collate "C" primary key references orders (id),
      carrier_id text collate "C" not null references users (id),
      amount_pesos bigint not null constraint carrier_debts_amount check (amount_pesos >= 0),
      recovered_pesos bigint not null default 0
        constraint carrier_debts_recovered check (recovered_pesos between 0 and amount_pesos),
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index carrier_debts_created on carrier_debts (created_at, order_id)`.execute(db)
  await sql`create index carrier_debts_standing on carrier_debts (created_at, order_id)
    where recovered_pesos < amount_pesos`.execute(db)
  await sql`create index carrier_debts_of_carrier on carrier_debts (carrier_id, created_at, order_id)
    where recovered_pesos < amount_pesos`.execute(db)
  await sql`
    create table debt_recoveries (
      payout_id text collate "C" not null references payouts (id),
      order_id text collate "C" not null references carrier_debts (order_id),
      amount_pesos bigint not null constraint debt_recoveries_amount check (amount_pesos > 0),
      primary key (payout_id, order_id)
    )`.execute(db)
  await sql`create index debt_recoveries_of_order on debt_recoveries (order_id)`.execute(db)
  await sql`
    alter table journal_entries drop constraint journal_entries_account,
      add constraint journal_entries_account check (account in ('client_receivable','gateway_in_transit','bank',
        'carrier_payable','carrier_offsets','platform_revenue','vat_payable','insurer_payable','refund_due',
        'withholdings_payable'))`.execute(db)
}

/** A batch that waited for its second person is asked for anew: its reference belongs to what the bank did, not to what it will do. */
const agreements = async (db: Kysely<unknown>) => {
  await sql`
    alter table payout_batches drop constraint payout_batches_state, drop constraint payout_batches_reference,
      add column approved_by text collate "C" references users (id),
      add column approved_at timestamptz,
      add column file_ids text[] not null default '{}'`.execute(db)
  await sql`update payout_batches set reference = null where state = 'confirming'`.execute(db)
  await sql`
    alter table payout_batches
      add constraint payout_batches_state check (state in ('open','confirming','approved','paid')),
      add constraint payout_batches_reference check ((state = 'paid') = (reference is not null)),
      add constraint payout_batches_approved check (state <> 'approved' or approved_at is not null)`.execute(
    db,
  )
}

/** Waiting whose payment failed is owed once it is paid. */
const waitsWithoutPayment = async (db: Kysely<unknown>) => {
  await sql`
    update payouts p set state = 'void' from standby_charges c
    where c.order_id = p.order_id and p.kind = 'standby' and p.state = 'open' and c.paid_at is null`.execute(
    db,
  )
}

const debtsSoFar = async (db: Kysely<unknown>) => {
  const advanced = sql`select order_id, carrier_id, sum(gross_pesos)::bigint as pesos from payouts
    where kind = 'advance' and state = 'paid' group by order_id, carrier_id`
  await sql`
    insert into carrier_debts (order_id, carrier_id, amount_pesos, created_at)
    select a.order_id, a.carrier_id, a.pesos - c.carrier_pesos, c.created_at
    from (${advanced}) a join cancellations c on c.order_id = a.order_id where a.pesos > c.carrier_pesos`.execute(
    db,
  )
  await sql`
    update payouts p set state = 'offset', withheld_pesos = 0, advances_pesos = p.gross_pesos, net_pesos = 0,
      paid_at = p.earned_at, lines = jsonb_build_array(
        jsonb_build_object('concept', 'cancellation', 'basePesos', null, 'rate', null, 'amountPesos', p.gross_pesos),
        jsonb_build_object('concept', 'advances', 'basePesos', null, 'rate', null, 'amountPesos', -p.gross_pesos))
    from (${advanced}) a
    where a.order_id = p.order_id and p.kind = 'cancellation' and p.state = 'open' and a.pesos >= p.gross_pesos`.execute(
    db,
  )
}
