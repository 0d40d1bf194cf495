public import Views

// What a class and a stylesheet say, or an attribute of the element.
extension View {
  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func buttonStyle(_ style: AppValue) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func buttonStyle(_ style: some Any) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func textFieldStyle(_ style: AppValue) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func textFieldStyle(_ style: some Any) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func toggleStyle(_ style: AppValue) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func toggleStyle(_ style: some Any) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func pickerStyle(_ style: AppValue) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func pickerStyle(_ style: some Any) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func labelStyle(_ style: AppValue) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func labelStyle(_ style: some Any) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func navigationViewStyle(_ style: AppValue) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func navigationViewStyle(_ style: some Any) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func tabViewStyle(_ style: AppValue) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func tabViewStyle(_ style: some Any) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func progressViewStyle(_ style: AppValue) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func progressViewStyle(_ style: some Any) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func gaugeStyle(_ style: AppValue) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func gaugeStyle(_ style: some Any) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func blur(radius: Double) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func listRowBackground(_ view: (some View)?) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func lineSpacing(_ spacing: Double) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func position(x: Double, y: Double) -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func fixedSize() -> some View { self }

  /// Unavailable: classes describe the look.
  @available(*, unavailable, message: "add a class and write the look in a stylesheet: attribute(.class(\"mine\"))")
  public func layoutPriority(_ priority: Double) -> some View { self }

  /// Unavailable: a material needs what is behind it.
  @available(*, unavailable, message: "a page has no materials: write a Color, such as .background(.gray.opacity(0.1))")
  public func background(_ material: AppValue) -> some View { self }

  /// Unavailable: a material needs what is behind it.
  @available(*, unavailable, message: "a page has no materials: write a Color, such as .background(.gray.opacity(0.1))")
  public func background(_ material: AppValue, in shape: some Shape) -> some View { self }

  /// Unavailable: the reader chooses.
  @available(*, unavailable, message: "the reader chooses between light and dark; a Color has both variants")
  public func preferredColorScheme(_ scheme: AppValue?) -> some View { self }

  /// Unavailable: elements have attributes.
  @available(*, unavailable, message: "write the attribute at the element: input(.disabled(true))")
  public func disabled(_ isDisabled: Bool) -> some View { self }

  /// Unavailable: elements have attributes.
  @available(*, unavailable, message: "write the attribute at the element: input(.type(.email))")
  public func keyboardType(_ type: AppValue) -> some View { self }

  /// Unavailable: elements have attributes.
  @available(*, unavailable, message: "write the attribute at the element: input(.type(.email))")
  public func textContentType(_ type: AppValue?) -> some View { self }

  /// Unavailable: elements have attributes.
  @available(*, unavailable, message: "write the attribute at the element: input(.type(.email))")
  public func textInputAutocapitalization(_ kind: AppValue?) -> some View { self }

  /// Unavailable: elements have attributes.
  @available(*, unavailable, message: "write the attribute at the element: input(.type(.email))")
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Unavailable: elements have attributes.
  @available(*, unavailable, message: "write the attribute at the element: input(.autofocus(true))")
  public func focused(_ isFocused: some Any) -> some View { self }

  /// Unavailable: values have key paths.
  @available(*, unavailable, message: "write environment(\\.name, value) with a value of your own: @Entry var name = …")
  public func environmentObject(_ object: some Any) -> some View { self }
}
