import Glibc

/// What the machine can tell of itself.
public enum Machine {
  /// How many cores may run at once.
  public static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The seconds since the beginning of 1970, by its clock.
  public static var secondsSince1970: Int { time(nil) }
}
