import { lockTimeoutState, packSqlState } from '../errors/sql-state.ts';

/** A write function of the engine. */
type WriteFunction = { name: string; parameters: string; call: string };

const sequence = ', p_sequence documentdb_core.bsonsequence';

const writeFunctions: readonly WriteFunction[] = [
  { name: 'insert', parameters: sequence, call: 'documentdb_api.insert(p_database, p_command, p_sequence, null)' },
  { name: 'update', parameters: sequence, call: 'documentdb_api.update(p_database, p_command, p_sequence, null)' },
  { name: 'delete', parameters: sequence, call: 'documentdb_api.delete(p_database, p_command, p_sequence, null)' },
  { name: 'find_and_modify', parameters: '', call: 'documentdb_api.find_and_modify(p_database, p_command, null)' },
];

/** Returns the bytes of a write error’s `code` field for a lock timeout: int32, name, packed SQLSTATE. */
function lockTimeoutField(): string {
  const code = Buffer.alloc(4);
  code.writeInt32LE(packSqlState(lockTimeoutState));
  return Buffer.concat([Buffer.from('\x10code\0'), code]).toString('hex');
}

/** The engine reports a lock timeout as the error of one statement, but the whole command must roll back so that it can be repeated. */
const assertNoLockTimeout = `
create or replace function documentdb_adapter.assert_no_lock_timeout(p_reply documentdb_core.bson) returns void language plpgsql as $$
begin
  if position('\\x${lockTimeoutField()}'::bytea in p_reply::bytea) > 0 then
    raise exception 'canceling statement due to lock timeout' using errcode = '${lockTimeoutState}';
  end if;
end $$;`;

function plain({ name, parameters, call }: WriteFunction): string {
  return `
create or replace function documentdb_adapter.${name}_plain(
  p_database text, p_command documentdb_core.bson${parameters}, out reply documentdb_core.bson, out success boolean
) language plpgsql as $$
begin
  select p_result, p_success into reply, success from ${call};
  if not success then perform documentdb_adapter.assert_no_lock_timeout(reply); end if;
end $$;`;
}

/** MongoDB’s TransactionTooOld in the engine’s numbering, for a number below the session’s last one. */
const tooOld = `raise exception 'the session has gone on to a later transaction' using errcode = 'M00F5'`;

/** MongoDB’s ConflictingOperationInProgress, for another command under the number of an earlier one. */
const numberReused = `raise exception 'the session has run another command under transaction number %', p_number using errcode = 'M00F2'`;

/**
 * Claims a number for a session after waiting for concurrent claims of the same session. Returns true if the number was unclaimed or the
 * write is to run again. The digest identifies a retryable write. It is null for the commit of a transaction.
 */
const claim = `
create or replace function documentdb_adapter.claim(p_session bytea, p_number bigint, p_digest bytea, p_again boolean) returns boolean language plpgsql as $$
begin
  insert into documentdb_adapter.session_record as known (session_id, transaction_number, request_digest, reply, success, written_at)
    values (p_session, p_number, p_digest, null, null, now())
    on conflict (session_id) do update
      set transaction_number = excluded.transaction_number, request_digest = excluded.request_digest, reply = null, success = null, written_at = excluded.written_at
      where known.transaction_number < excluded.transaction_number or (p_again and known.transaction_number = excluded.transaction_number);
  return found;
end $$;`;

/** Creates the write function that runs once per session and transaction number and returns the stored reply to a retry. */
function once({ name, parameters, call }: WriteFunction): string {
  return `
create or replace function documentdb_adapter.${name}_once(
  p_database text, p_command documentdb_core.bson, p_session bytea, p_number bigint, p_digest bytea, p_again boolean${parameters},
  out reply documentdb_core.bson, out success boolean
) language plpgsql as $$
declare
  known documentdb_adapter.session_record;
begin
  if documentdb_adapter.claim(p_session, p_number, p_digest, p_again) then
    select p_result, p_success into reply, success from ${call};
    if not success then perform documentdb_adapter.assert_no_lock_timeout(reply); end if;
    update documentdb_adapter.session_record as record set reply = ${name}_once.reply, success = ${name}_once.success where session_id = p_session;
  else
    select * into known from documentdb_adapter.session_record where session_id = p_session;
    if known.transaction_number <> p_number then ${tooOld}; end if;
    if known.request_digest is distinct from p_digest then ${numberReused}; end if;
    reply := known.reply;
    success := known.success;
  end if;
end $$;`;
}

/** The adapter’s own schema in the engine: the last write of each session, stored in the same transaction as the write. */
export const adapterSchema = `
create schema if not exists documentdb_adapter;
create table if not exists documentdb_adapter.session_record (
  session_id bytea primary key,
  transaction_number bigint not null,
  reply documentdb_core.bson,
  success boolean,
  written_at timestamptz not null
) with (fillfactor = 50);
alter table documentdb_adapter.session_record add column if not exists request_digest bytea;
${claim}
${assertNoLockTimeout}
${writeFunctions.flatMap((write) => [plain(write), once(write)]).join('\n')}
create or replace function documentdb_adapter.remember_transaction(p_session bytea, p_number bigint) returns void language plpgsql as $$
begin
  -- A lookup of this commit waits until its outcome is known.
  perform pg_advisory_xact_lock(hashtextextended(encode(p_session, 'hex'), 0));
  if not documentdb_adapter.claim(p_session, p_number, null, false) then ${tooOld}; end if;
end $$;
create or replace function documentdb_adapter.recall_transaction(p_session bytea, p_number bigint) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(p_session, 'hex'), 0));
  return exists (select from documentdb_adapter.session_record where session_id = p_session and transaction_number = p_number and request_digest is null);
end $$;`;
