import { codeNameOf, codes } from './codes.ts';

/**
 * The engine reports MongoDB’s codes as SQLSTATEs `M` and four base-36 digits, numbered by itself.
 * Here are those that the promised commands, operators and stages can raise, each with MongoDB’s code.
 */
const engineStates: Readonly<Record<string, number>> = {
  M0000: codes.InternalError, M0001: codes.BadValue, M0002: codes.GraphContainsCycle, M0003: codes.FailedToParse,
  M0004: codes.TypeMismatch, M0005: codes.Overflow, M00DO: codes.InvalidLength, M0006: codes.IllegalOperation,
  M00EW: codes.LockTimeout, M0008: codes.NamespaceNotFound, M0009: codes.IndexNotFound, M000A: codes.PathNotViable,
  M000C: codes.CannotBackfillArray, M000D: codes.ConflictingUpdateOperators, M000E: codes.CursorNotFound,
  M000F: codes.NamespaceExists, M00EX: codes.MaxTimeMSExpired, M000G: codes.DollarPrefixedFieldName,
  M000H: codes.InvalidIdField, M000I: codes.NotSingleValueField, M000J: codes.EmptyFieldName, M000K: codes.DottedFieldName,
  M00EY: codes.CommandNotFound, M000L: codes.ShardKeyNotFound, M000M: codes.ImmutableField, M000N: codes.CannotCreateIndex,
  M000O: codes.IndexAlreadyExists, M000P: codes.InvalidOptions, M000Q: codes.InvalidNamespace,
  M000R: codes.IndexOptionsConflict, M000S: codes.IndexKeySpecsConflict, M000T: codes.NotExactValueField,
  M00F1: codes.WriteConflict, M00F5: codes.TransactionTooOld, M000U: codes.CommandNotSupported, M00F2: codes.ConflictingOperationInProgress,
  M000V: codes.NamespaceNotSharded, M00CO: codes.DocumentValidationFailure, M000W: codes.ExceededMemoryLimit,
  M000X: codes.DurationOverflow, M000Y: codes.ViewDepthLimitExceeded, M000Z: codes.CommandNotSupportedOnView,
  M0010: codes.OptionNotSupportedOnView, M0011: codes.AmbiguousIndexKeyPattern,
  M0012: codes.InvalidIndexSpecificationOption, M0013: codes.QueryFeatureNotAllowed,
  M0014: codes.MaxSubPipelineDepthExceeded, M0015: codes.ConversionFailure,
  M0016: codes.OperationNotSupportedInTransaction, M0017: codes.IndexBuildAborted, M0018: codes.NoQueryExecutionPlans,
  M00E8: codes.NotWritablePrimary, M001B: codes.BSONObjectTooLarge, M001C: codes.DuplicateKey,
  M001D: codes.BackgroundOperationInProgressForNamespace, M001H: codes.MergeStageNoMatchingDocument,
  // Codes without a name: paths that collide in a projection, arguments of stages and of expressions.
  M0056: 31249, M0057: 31250, M0058: 31253, M0059: 31254, M005B: 31271, M005E: 31325,
  M001K: 15947, M001M: 15955, M001N: 15957, M001O: 15958, M001P: 15959, M001Q: 15972, M001R: 15976, M001S: 15981, M00DP: 15998,
  M001W: 16020, M0020: 16410, M0023: 16554, M0024: 16610, M0025: 16611, M0026: 16612, M0027: 16702, M0034: 17124,
  M0030: 17080, M0031: 17081, M0032: 17082, M0033: 17083, M0036: 17261, M0037: 17276, M003A: 17419, M003B: 17420,
  M003J: 28625, M003R: 28664, M003X: 28689, M003Y: 28690, M003Z: 28691, M0041: 28724, M0042: 28725, M0043: 28726, M004K: 28765,
  M004O: 28808, M004P: 28809, M004Q: 28810, M004R: 28811, M004S: 28812, M004T: 28818, M004U: 28822,
  M004X: 31022, M004Y: 31023, M004Z: 31024, M0050: 31034, M0051: 31095, M0053: 31119, M0054: 31120,
  M006M: 40081, M0073: 40147, M0074: 40156, M0075: 40158, M0076: 40160, M0077: 40169, M0078: 40177, M0079: 40185,
  M007N: 40228, M00DQ: 40229, M007O: 40234, M007Q: 40272, M007R: 40319, M007T: 40323, M007U: 40324, M007W: 40386,
  M007X: 40390, M0086: 40400, M0087: 40414, M0088: 40415, M008T: 40600, M008U: 40601, M008V: 40602, M008W: 40603,
  M0099: 51024, M009T: 51151, M009E: 51081, M009H: 51091, M009I: 51103, M009J: 51104, M009K: 51105, M009L: 51106,
  M009M: 51107, M009N: 51108, M009O: 51109, M009P: 51110, M009Q: 51111, M00A0: 51191, M00AF: 1257300,
};

/** What PostgreSQL itself reports, in MongoDB’s terms. */
const postgresStates: Readonly<Record<string, number>> = {
  '23505': codes.DuplicateKey,
  '23P01': codes.DuplicateKey,
  '0A000': codes.CommandNotSupported,
  '22023': codes.BadValue,
  '22P02': codes.FailedToParse,
  '40001': codes.WriteConflict,
  '40P01': codes.WriteConflict,
  '42P01': codes.NamespaceNotFound,
  '53100': codes.OutOfDiskSpace,
  '54000': codes.BadValue,
  '55P03': codes.LockTimeout,
  '57014': codes.MaxTimeMSExpired,
};

/** MongoDB’s code and its name for a SQLSTATE; `UnknownError` where neither table knows it. */
export function codeOfSqlState(sqlState: string): { code: number; codeName: string } {
  const code = engineStates[sqlState] ?? postgresStates[sqlState] ?? codes.UnknownError;
  return { code, codeName: codeNameOf(code) };
}

/** PostgreSQL’s lock_not_available, which a statement fails with after `lock_timeout`. */
export const lockTimeoutState = '55P03';

const packedDigits = 5;

/** In replies the engine packs a SQLSTATE into a number, six bits a character, the first one lowest. */
export function unpackSqlState(packed: number): string {
  let state = '';
  for (let digit = 0; digit < packedDigits; digit += 1) state += String.fromCharCode(((packed >> (6 * digit)) & 63) + 48);
  return state;
}

/** The inverse of `unpackSqlState`. */
export function packSqlState(state: string): number {
  return [...state].reduce((packed, character, digit) => packed | ((character.charCodeAt(0) - 48) << (6 * digit)), 0);
}
